import { Column, is, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { likePattern } from '#shared/text.ts'

/**
 * Whether these words stand anywhere in the column, whatever the accents and capitals of either; what is typed as a
 * wildcard is a letter. `like` is written in this file alone (scripts/sql-text.test.ts).
 */
export const contains = (column: SQLWrapper, words: string): SQL => matches(column, likePattern(words))

/** The same for a prepared statement: `pattern` is `given('search')`, and its value `likePattern(words)`. */
export function matches(column: SQLWrapper, pattern: string | Placeholder): SQL {
  // Made by `searchable`, as the pattern is: a plain `like`, which its trigram index answers.
  if (is(column, Column) && column.name === 'search_text') return sql`${column} like ${pattern}`
  // Nicknames and addresses of mail have no accents, and the index of nicknames knows `ilike` over text.
  if (is(column, Column) && column.getSQLType() === 'citext') return sql`${column}::text ilike ${pattern}`
  // Any other is read whole. `unaccent` takes more than `searchable` ('nº' is 'no'), so that it reads the pattern too.
  return sql`lower(unaccent(translate((${column})::text, ${accentsAlone}, ''))) like lower(unaccent(${pattern}))`
}

/** Accents that stand alone, as in 'Brahma´s': `searchable` drops them and `unaccent` does not. */
const accentsAlone = '^`´¨¯·¸'
