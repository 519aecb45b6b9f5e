/** What became of a request; null while it waits. 'retirado': who asked has left the team. */
export const shareOutcomes = ['aberto', 'recusado', 'retirado'] as const
export type ShareOutcome = (typeof shareOutcomes)[number]
