import type { PartnershipAct, PartnershipState, VersionState } from './partnership.kinds.ts'

export type PartnershipSide = 'propoe' | 'recebe'
type Now = { state: PartnershipState; version: VersionState | null; ending: boolean }

/**
 * What each side may do. `version` is the state of the newest version: a proposal, first or later, is answered by the
 * other side and taken back by who made it; an agreed partnership is ended by either.
 */
export function actsOf(side: PartnershipSide, { state, version, ending }: Now): PartnershipAct[] {
  const open = state === 'proposta' || state === 'aceita'
  const answers: PartnershipAct[] = side === 'recebe' ? ['aceitar', 'recusar'] : ['retirar']
  return [
    ...(open && version === 'proposta' && !ending ? answers : []),
    ...(state === 'aceita' && !ending ? (['encerrar'] as const) : []),
  ]
}

/** The state of the version after an answer. */
export const versionAfter: Record<Exclude<PartnershipAct, 'encerrar'>, VersionState> = {
  aceitar: 'aceita',
  recusar: 'recusada',
  retirar: 'retirada',
}
