import { type SQL, sql } from 'drizzle-orm'
import { isMeantIn, wordsQuery } from '#platform/database/words-query.ts'
import { searchable, typedWords } from '#shared/text.ts'
import { isSold } from '../products/products.policy.ts'

/** A shelf is meant when its name is so like what was typed: 'fertlizante' is 'Fertilizantes', and 'poda' not 'Potes'. */
const SHELF_MEANT = 0.55

/** A shelf that is called so and little else: of 'Poda e secagem' not everything is meant by 'poda'. */
const SHELF_ALONE = 0.4

/** What was typed stands in the name; all of several words is no accident, wherever they stand. */
const isCalled = (search: string) =>
  typedWords(search).length > 1 ? sql`true` : sql`ts_filter(p.search, '{a}') @@ ${wordsQuery(search)}`

/**
 * What people look for, typos forgiven: the words of name, summary and description by their stems, the last one also
 * while it is typed, a name like them, or that of
 * the shelf, of three levels, on which it stands. What only its texts speak of is found when nothing that is sold is
 * called so. Indexes, joined by their ids.
 */
export function isFound(search: string): SQL {
  const words = searchable(search)
  return sql`products.id in (
    with near_ones as (
      select p.id, ${isCalled(search)} as called from products p where p.search @@ ${wordsQuery(search)}
        and ${isMeantIn(sql`concat_ws(' ', p.name, p.summary, p.description)`, search)}
      union all select id, true from similar_names('products', 'search_text', ${words})
      union all select p.id, similarity(lower(unaccent(shelf.name)), ${words}) >= ${SHELF_ALONE} from similar_names('product_categories', 'lower(unaccent(name))', ${words}) near
        join product_categories shelf on shelf.id = near.id
        join product_categories c on near.id in (c.id, c.parent_id,
          (select up.parent_id from product_categories up where up.id = c.parent_id))
        join products p on p.category_id = c.id where near.likeness >= ${SHELF_MEANT})
    select id from near_ones where called or not exists (select from near_ones n
      join products on products.id = n.id join stores on stores.id = products.store_id where n.called and ${isSold}))`
}

/** It stands on a shelf that is called so. */
const onShelf = (search: string) => sql`exists (select from product_categories c
  join product_categories up on up.id in (c.id, c.parent_id,
    (select middle.parent_id from product_categories middle where middle.id = c.parent_id))
  where c.id = products.category_id
    and word_similarity(${searchable(search)}, lower(unaccent(up.name))) >= ${SHELF_MEANT})`

/** The words in the name and on the shelf first, then whose name is most like them, then those that sell. */
export const relevanceOf = (search: string): SQL => sql`(2 * ts_rank(products.search, ${wordsQuery(search)})
  + word_similarity(${searchable(search)}, products.search_text)
  + 0.5 * ${onShelf(search)}::int
  + least(0.2, ln(1 + products.sales_count) / 30))`

/** Without words: what sells and is liked, a bit. Newer ones are not buried. */
export const popularity = sql`(ln(1 + products.sales_count) + ln(1 + products.reviews_count))`
