/** `retirado` by its grower, `desclassificado` by the team. */
export const entryStates = ['inscrito', 'retirado', 'desclassificado'] as const
export type EntryState = (typeof entryStates)[number]
