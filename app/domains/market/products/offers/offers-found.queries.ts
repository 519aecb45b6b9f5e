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
 * called so. Of several words, when nothing that is sold is called all of them, each is looked for by itself. Indexes,
 * joined by their ids.
 */
export function isFound(search: string): SQL {
  const words = searchable(search)
  const each = eachWord(search)
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
      join products on products.id = n.id join stores on stores.id = products.store_id where n.called and ${isSold})
    ${each.length > 1 ? sql`union all ${someOf(each)}` : sql``})`
}

/** A word of a name is meant by one that is so like it: 'bocashi' is 'Bokashi'. */
const WORD_MEANT = 0.44

/** The words that are looked for one by one; none when quotes or a minus say how they belong together. */
const eachWord = (search: string) => (/["-]/.test(search) ? [] : typedWords(search).slice(0, 8))

/** Without those that say nothing, as 'para'. */
const asked = (words: string[]) => sql`(select word from unnest(${sql.param(words)}::text[]) word
  where numnode(plainto_tsquery('grower', word)) > 0)`

/** Called by one of the words, or on a shelf that is; when something that is sold is called all of them, that alone. */
const someOf = (words: string[]) => sql`(
  with asked as materialized ${asked(words)},
    named as materialized (select near.id, count(*) as hits from asked
      cross join lateral similar_names('products', 'search_text', asked.word) near
      where near.likeness >= ${WORD_MEANT} group by near.id),
    some_of as (select id from named
      union all select p.id from asked
        cross join lateral similar_names('product_categories', 'lower(unaccent(name))', asked.word) near
        join product_categories c on near.id in (c.id, c.parent_id,
          (select up.parent_id from product_categories up where up.id = c.parent_id))
        join products p on p.category_id = c.id where near.likeness >= ${SHELF_MEANT})
  select id from named where hits >= (select count(*) from asked)
  union all select id from some_of where not exists (select from named n join products on products.id = n.id
    join stores on stores.id = products.store_id where n.hits >= (select count(*) from asked) and ${isSold}))`

/** How many of several words are in the name or on the shelf; one that is no shelf's says which thing is meant, and counts twice. */
function hitsOf(search: string): SQL {
  const words = eachWord(search)
  if (words.length < 2)
    return sql`0.5 * (products.category_id = any(coalesce(${shelvesCalled(sql`${searchable(search)}`)}, '{}')))::int`
  return sql`(select coalesce(sum(case
      when word_similarity(word, products.search_text) >= ${WORD_MEANT} then 2 - (shelves is not null)::int
      when products.category_id = any(shelves) then 1 else 0 end), 0)
    from jsonb_to_recordset(${shelvesOfEach(words)}) as one(word text, shelves int[]))`
}

/** The shelves that are called so, with what stands on them; null: none. Asked once, not of each product. */
const shelvesCalled = (words: SQL) => sql`(select array_agg(c.id) from product_categories c
  join product_categories up on up.id in (c.id, c.parent_id,
    (select middle.parent_id from product_categories middle where middle.id = c.parent_id))
  where word_similarity(${words}, lower(unaccent(up.name))) >= ${SHELF_MEANT})`

const shelvesOfEach = (words: string[]) =>
  sql`(select jsonb_agg(jsonb_build_object('word', word, 'shelves', ${shelvesCalled(sql`word`)})) from ${asked(words)} one)`

/** What has more of the words in the name and on the shelf first, then whose name is most like them, then those that sell. */
export const relevanceOf = (search: string): SQL => sql`(2 * ts_rank(products.search, ${wordsQuery(search)})
  + word_similarity(${searchable(search)}, products.search_text)
  + ${hitsOf(search)}
  + least(0.2, ln(1 + products.sales_count) / 30))`

/** Without words: what sells and is liked, a bit. Newer ones are not buried. */
export const popularity = sql`(ln(1 + products.sales_count) + ln(1 + products.reviews_count))`
