/** Where a document of the checklist stands. What lapsed is told from `expires_on`. */
export const documentStates = ['pedido', 'enviado', 'aprovado', 'recusado'] as const
export type DocumentState = (typeof documentStates)[number]

export const verdicts = ['aprovado', 'recusado'] as const
/** What becomes of a version: decided, or replaced by one of its own profession before anybody decided. */
export const outcomes = [...verdicts, 'substituido'] as const

/** Codes of the checklist's documents that a profession writes: their client waits for them, and misses nothing. */
export const writtenByTeam = ['laudo-agronomico']

/** Photos or PDFs of one version. */
export const MOST_FILES = 10
