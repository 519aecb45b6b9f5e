import { type SQL, sql } from 'drizzle-orm'
import { searchable, typedWords } from '#shared/text.ts'

/** What was typed as a tsquery: all words, quotes and minus understood; the last one may be the start of a word. */
export function wordsQuery(search: string): SQL {
  const whole = sql`websearch_to_tsquery('grower', plain_plurals(${search}))`
  const typed = beingTyped(search)
  if (!typed) return whole
  return sql`(${whole} || (websearch_to_tsquery('grower', plain_plurals(${typed.before}))
    && to_tsquery('simple', ${`${typed.start}:*`})))`
}

/**
 * How much of what was typed stands in a text as it was typed, to be put before what has the stem alone ('pode' for 'poda'):
 * each word twice as itself, once where it begins another.
 */
export function asTyped(text: SQL, search: string): SQL {
  const words = typedWords(search).map((word) => word.replace(/(?<=...)s$/, ''))
  if (words.length === 0) return sql`0`
  return sql`(select sum((plain ~ ('\\m' || word))::int + (plain ~ ('\\m' || word || 's?\\M'))::int)
    from lower(unaccent(${text})) plain, unnest(${sql.param(words)}::text[]) word)`
}

/**
 * Whether a text that was found by stems has the verb that was asked for: 'podar' and 'poder' have one stem ('pod'), and
 * every second text says that something can be done.
 */
export function isMeantIn(text: SQL, search: string): SQL {
  const words = typedWords(search.replace(/(^|\s)-\S+/g, ''))
  const asked = verbs.find((verb) => words.some((word) => new RegExp(`^${verb}`).test(word)))
  return asked ? sql`lower(unaccent(${text})) ~ ${`\\m${asked}`}` : sql`true`
}

/** 'poda', 'podei', 'podou'; and 'pode', 'poderia', 'podia'. */
const verbs = ['pod(?!e(?!i)|i)', 'pod(e(?!i)|i)']

/** The last word, while it is typed: all before it, and how it begins. Not within quotes or after a minus. */
function beingTyped(search: string): { before: string; start: string } | null {
  if (/["-]/.test(search)) return null
  const start = /[\p{L}\p{N}]{3,}$/u.exec(search)?.[0]
  return start
    ? { before: search.slice(0, -start.length), start: searchable(start).replace(/[^\p{L}\p{N}]/gu, '') }
    : null
}
