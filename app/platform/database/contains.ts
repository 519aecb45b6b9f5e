import { Column, is, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { likePattern } from '#shared/text.ts'

/**
 * Substring match that ignores accents and case on both sides; wildcards in the input are literals. `like` is written
 * in this file alone (scripts/sql-text.test.ts).
 */
export const contains = (column: SQLWrapper, words: string): SQL => matches(column, likePattern(words))

/** The same for a prepared statement: `pattern` is a placeholder whose value is `likePattern(words)`. */
export function matches(column: SQLWrapper, pattern: string | Placeholder): SQL {
  // Normalised by `searchable`, as the pattern is: a plain `like` uses its trigram index.
  if (is(column, Column) && column.name === 'search_text') return sql`${column} like ${pattern}`
  // Nicknames and e-mails have no accents, and the nickname index supports `ilike` over text.
  if (is(column, Column) && column.getSQLType() === 'citext') return sql`${column}::text ilike ${pattern}`
  // Any other column is scanned. `unaccent` maps more than `searchable` ('nº' to 'no'), so it is applied to the pattern
  // too.
  return sql`lower(unaccent(translate((${column})::text, ${spacingAccents}, ''))) like lower(unaccent(${pattern}))`
}

/** Spacing accents, as in 'Brahma´s': `searchable` drops them, `unaccent` does not. */
const spacingAccents = '^`´¨¯·¸'
