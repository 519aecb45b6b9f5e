import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** The address of a public photo in its smallest width, in SQL; null without a photo, and for a private one. */
export const thumbnailUrl = (file_id: SQLWrapper): SQL<string | null> =>
  sql`(select '/midia/' || f.key || '/' || f.sizes[1] from files f where f.id = ${file_id} and f.public)`
