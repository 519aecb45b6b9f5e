import { searchable } from '#shared/text.ts'
import { asName } from './asked.model.ts'
import type { SearchKind } from './search.kinds.ts'
import type { SearchResults } from './search.schemas.ts'

/** Kinds with something that is called exactly as was typed come before the others. */
export function exactFirst(search: string, results: SearchResults, kinds: SearchKind[]): SearchKind[] {
  const name = asName(search)
  const isExact = (kind: SearchKind) => results[kind].data.some((one) => namesOf(one).includes(name))
  return [...kinds.filter(isExact), ...kinds.filter((kind) => !isExact(kind))]
}

type Row = SearchResults[SearchKind]['data'][number]

/** A post has none. */
const namesOf = (row: Row): string[] => {
  if ('title' in row) return [searchable(row.title)]
  if ('name' in row) return [searchable(row.name)]
  return 'saves_count' in row ? [searchable(row.nickname)] : []
}
