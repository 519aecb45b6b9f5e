import { searchable } from '#shared/text.ts'
import { asName } from './asked.model.ts'
import type { SearchKind } from './search.kinds.ts'
import type { SearchResults } from './search.schemas.ts'

type Ordered = {
  first: SearchKind[]
  /** What is only alike, when a store is called so: folded. */
  alike: SearchKind[]
}

/** Kinds with something that is called exactly as was typed come before the others; a store so called, and what is sold, alone. */
export function exactFirst(search: string, results: SearchResults, kinds: SearchKind[]): Ordered {
  const name = asName(search)
  const isExact = (kind: SearchKind) => results[kind].data.some((one) => namesOf(one).includes(name))
  const [exact, others] = [kinds.filter(isExact), kinds.filter((kind) => !isExact(kind))]
  if (!exact.includes('store')) return { first: [...exact, ...others], alike: [] }
  const sold = others.filter((kind) => kind === 'product')
  const first = ['store' as const, ...exact.filter((kind) => kind !== 'store'), ...sold]
  return { first, alike: others.filter((kind) => kind !== 'product') }
}

type Row = SearchResults[SearchKind]['data'][number]

/** A post has none. */
const namesOf = (row: Row): string[] => {
  if ('title' in row) return [searchable(row.title)]
  if ('name' in row) return [searchable(row.name)]
  return 'saves_count' in row ? [searchable(row.nickname)] : []
}
