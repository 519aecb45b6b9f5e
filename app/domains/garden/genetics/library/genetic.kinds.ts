export const flowerings = ['foto', 'auto'] as const
export const seedSexes = ['regular', 'feminizada', 'so-clone'] as const
export const shareStates = ['privada', 'proposta', 'compartilhada'] as const

type Shared = { private: boolean; proposed_at: Date | null }

/** Only staff shares an entry; its grower proposes it. */
export const shareState = ({ private: isPrivate, proposed_at }: Shared): (typeof shareStates)[number] =>
  isPrivate ? (proposed_at ? 'proposta' : 'privada') : 'compartilhada'
