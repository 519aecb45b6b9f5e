import { type SQL, sql } from 'drizzle-orm'
import { wordsQuery } from '#platform/database/words-query.ts'
import { searchable } from '#shared/text.ts'

/**
 * What people look for, typos forgiven: the words of name, summary and description by their stems, the last one also
 * while it is typed, or a name like them. Two indexes, joined by their ids.
 */
export function isFound(search: string): SQL {
  const words = searchable(search)
  return sql`products.id in (
    select p.id from products p where p.search @@ ${wordsQuery(search)}
    union select id from similar_names('products', 'search_text', ${words}))`
}

/** The words in the name first, then whose name is most like them, then those that sell. */
export const relevanceOf = (search: string): SQL => sql`(2 * ts_rank(products.search, ${wordsQuery(search)})
  + word_similarity(${searchable(search)}, products.search_text)
  + least(0.2, ln(1 + products.sales_count) / 30))`

/** Without words: what sells and is liked, a bit. Newer ones are not buried. */
export const popularity = sql`(ln(1 + products.sales_count) + ln(1 + products.reviews_count))`
