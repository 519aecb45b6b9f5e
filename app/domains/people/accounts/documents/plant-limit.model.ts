import type { DocumentCard } from './documents.schemas.ts'

type Limiting = Pick<DocumentCard, 'plant_limit' | 'days_left'>

/** The documents that are valid today and say how many plants, the widest limit first. */
export const limitsToday = <Document extends Limiting>(documents: Document[]): Document[] =>
  documents
    .filter(({ plant_limit, days_left }) => plant_limit !== null && (days_left === null || days_left >= 0))
    .sort((one, other) => (other.plant_limit ?? 0) - (one.plant_limit ?? 0))

/** Undefined: none says how many. */
export const widestLimit = <Document extends Limiting>(documents: Document[]) => limitsToday(documents)[0]

export const plantLimitOf = (documents: Limiting[]): number | null => widestLimit(documents)?.plant_limit ?? null
