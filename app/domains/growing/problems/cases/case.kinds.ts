export const entryKinds = ['nota', 'tratamento', 'revisao', 'desfecho', 'reabertura'] as const
export type EntryKind = (typeof entryKinds)[number]

export const outcomes = ['resolvido', 'controlado', 'planta-perdida', 'outra-coisa'] as const
export type CaseOutcome = (typeof outcomes)[number]

/** More than any label asks for. */
export const MOST_SAFETY_DAYS = 365
