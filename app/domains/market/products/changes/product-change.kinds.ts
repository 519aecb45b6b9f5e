export const changeStates = ['pendente', 'aprovada', 'recusada', 'retirada'] as const
export type ChangeState = (typeof changeStates)[number]

/** What of a published product waits for staff. Price, stock and pausing act at once. */
export const reviewedFields = ['name', 'summary', 'description', 'type_id', 'category_id', 'photo_ids'] as const
export type ReviewedField = (typeof reviewedFields)[number]

export type ReviewedValues = {
  name: string
  summary: string
  description: string
  type_id: number
  category_id: number
  photo_ids: number[]
}
