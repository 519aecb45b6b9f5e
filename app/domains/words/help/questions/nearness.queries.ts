import { type SQL, sql } from 'drizzle-orm'
import { isMeantIn, wordsQuery } from '#platform/database/words-query.ts'
import { askedWords } from './asked-words.model.ts'

/** A word of the text so like one that was typed was meant by it: 'folias' is 'folhas', and 'fungo' not 'funciona'. */
const NEAR_ENOUGH = 0.4
/** Of one stem are 'podando' and 'pode' too, which are no more alike than that. */
const SAME_STEM = 0.34
/** A question that has not all the words is shown when it is at least so near, by itself and beside the nearest. */
const LEAST = 0.5
const BESIDE_BEST = 0.6
/** One that has them all, but here and there, is shown when it is at least half as near as the nearest. */
const ALL_BESIDE_BEST = 0.5
/** Where no question is near the whole, it is those that have one of the words, or two that are like it. */
const ONE_WORD = 1

/**
 * The questions that are near what was asked, as a subquery of ids and of how near: each word by its stem, or by the whole word that is
 * most like it; a word of the title counts three times one of the answer. `partial`: near single words alone, as no question has more.
 */
export function nearest(search: string): SQL {
  const asked = askedWords(search)
  const words = sql.param(asked)
  const scattered = asked.length > 1 ? ALL_BESIDE_BEST : 0
  const title = hit(sql`ts_filter(search, '{a}')`, sql`question`)
  const said = sql`question || ' ' || answer`
  const anywhere = hit(sql`search`, said)
  const meant = asked.length === 1 ? isMeantIn(said, search) : sql`true`
  return sql`(
    with judged as (
      select id, hits.near, max(hits.near) over () as best,
        search @@ ${wordsQuery(search)} or coalesce(hits.all_words, false) as has_all
      from help_questions cross join lateral (
        select coalesce(avg(2 * ${title} + ${anywhere}), 0) as near,
          bool_and(search @@ ${stem}) as all_words
        from unnest(${words}::text[]) word
      ) hits where active and ${meant}
    ), whole as (
      select id, near from judged where has_all and near >= ${scattered}::float8 * best
        or near >= greatest(${LEAST}::float8, ${BESIDE_BEST}::float8 * best)
    )
    select id, near, false as partial from whole
    union all
    select id, near, true from judged
    where near * ${asked.length}::int >= ${ONE_WORD}::float8 and near >= ${BESIDE_BEST}::float8 * best
      and not exists (select from whole)
  )`
}

const stem = sql`plainto_tsquery('grower', plain_plurals(word))`

const hit = (vector: SQL, text: SQL) => sql`case
  when ${vector} @@ ${stem} and strict_word_similarity(word, lower(unaccent(${text}))) >= ${SAME_STEM}::float8 then 1
  when strict_word_similarity(word, lower(unaccent(${text}))) >= ${NEAR_ENOUGH}
    then strict_word_similarity(word, lower(unaccent(${text})))
  else 0 end`
