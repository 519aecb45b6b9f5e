import { type SQL, sql } from 'drizzle-orm'
import { isMeantIn, wordsQuery } from '#platform/database/words-query.ts'
import { searchable } from '#shared/text.ts'

/** A shelf is meant when its name is so like what was typed: 'fertlizante' is 'Fertilizantes', and 'poda' not 'Potes'. */
const SHELF_MEANT = 0.55

/**
 * What people look for, typos forgiven: the words of name, summary and description by their stems, the last one also
 * while it is typed, a name like them, or that of
 * the shelf, of three levels, on which it stands. Indexes, joined by their ids.
 */
export function isFound(search: string): SQL {
  const words = searchable(search)
  return sql`products.id in (
    select p.id from products p where p.search @@ ${wordsQuery(search)}
      and ${isMeantIn(sql`concat_ws(' ', p.name, p.summary, p.description)`, search)}
    union select id from similar_names('products', 'search_text', ${words})
    union select p.id from similar_names('product_categories', 'lower(unaccent(name))', ${words}) near
      join product_categories c on near.id in (c.id, c.parent_id,
        (select up.parent_id from product_categories up where up.id = c.parent_id))
      join products p on p.category_id = c.id where near.likeness >= ${SHELF_MEANT})`
}

/** The words in the name first, then whose name is most like them, then those that sell. */
export const relevanceOf = (search: string): SQL => sql`(2 * ts_rank(products.search, ${wordsQuery(search)})
  + word_similarity(${searchable(search)}, products.search_text)
  + least(0.2, ln(1 + products.sales_count) / 30))`

/** Without words: what sells and is liked, a bit. Newer ones are not buried. */
export const popularity = sql`(ln(1 + products.sales_count) + ln(1 + products.reviews_count))`
