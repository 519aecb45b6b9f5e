/** The phases of an edition (section 4 of the specification), in their order. */
export const cupPhases = [
  'inscricoes-abertas',
  'votacao-popular',
  'votacao-popular-jurados',
  'final-nas-categorias',
  'cultivo-do-ano',
  'entrega-dos-premios',
] as const
export type CupPhase = (typeof cupPhases)[number]

/** What people and judges do, by phase (decision 048). */
export const cupActs = {
  /** Entries come in, and their own texts and photos change. */
  enter: ['inscricoes-abertas'],
  /** The public votes: a vote a modality, among all entries and then among finalists; in the fourth among all finalists. */
  vote: ['votacao-popular', 'final-nas-categorias', 'cultivo-do-ano'],
  /** The bench scores: all entries, then the finalists anew. */
  judge: ['votacao-popular-jurados', 'final-nas-categorias'],
} as const satisfies Record<string, readonly CupPhase[]>
export type CupAct = keyof typeof cupActs

export const isOpenFor = (act: CupAct, phase: CupPhase | null): boolean =>
  phase !== null && (cupActs[act] as readonly CupPhase[]).includes(phase)

/** The modality of who competes for 'cultivo do ano' (section 3 of the specification). */
export const HERO = 'hero'
