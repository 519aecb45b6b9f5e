export const caseStates = ['aberta', 'em_analise', 'decidida'] as const
export type CaseState = (typeof caseStates)[number]

export const outcomes = ['manter', 'esconder', 'remover', 'avisar', 'suspender'] as const
export type Outcome = (typeof outcomes)[number]

export const appealOutcomes = ['mantido', 'revertido'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]

export const entryKinds = [
  'aberta',
  'assumida',
  'largada',
  'nota',
  'decidida',
  'recurso',
  'recurso_mantido',
  'recurso_revertido',
] as const
export type EntryKind = (typeof entryKinds)[number]

/** Names of targets that people may report (`Target.name`). */
export const reportedKinds = [
  'plant',
  'space',
  'plan',
  'user',
  'comment',
  'post',
  'product',
  'review',
  'blog_post',
  'course',
  'cup_entry',
] as const
export type ReportedKind = (typeof reportedKinds)[number]
