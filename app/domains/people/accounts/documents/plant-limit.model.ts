import type { DocumentCard } from './documents.schemas.ts'

/** The widest limit of the documents that are valid today; null: none says how many plants. */
export function plantLimitOf(documents: Pick<DocumentCard, 'plant_limit' | 'days_left'>[]): number | null {
  const valid = documents.flatMap(({ plant_limit, days_left }) =>
    plant_limit === null || (days_left !== null && days_left < 0) ? [] : [plant_limit],
  )
  return valid.length ? Math.max(...valid) : null
}
