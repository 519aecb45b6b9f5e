import type { DocumentCard } from './documents.schemas.ts'

type Limiting = Pick<DocumentCard, 'plant_limit' | 'days_left'>

/** Of the documents that are valid today the one with the widest limit; undefined: none says how many plants. */
export const widestLimit = <Document extends Limiting>(documents: Document[]): Document | undefined =>
  documents
    .filter(({ plant_limit, days_left }) => plant_limit !== null && (days_left === null || days_left >= 0))
    .sort((one, other) => (other.plant_limit ?? 0) - (one.plant_limit ?? 0))[0]

export const plantLimitOf = (documents: Limiting[]): number | null => widestLimit(documents)?.plant_limit ?? null
