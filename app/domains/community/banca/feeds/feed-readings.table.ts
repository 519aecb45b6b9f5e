import { index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, optionalRef } from '#platform/database/columns.ts'

/**
 * A ranked feed as it stood when somebody began to read it: the order does not move under the reader. One of visitors
 * (no viewer) is shared by those who begin within a minute. Kept for a day.
 */
export const feed_readings = pgTable(
  'feed_readings',
  {
    id: uuid().primaryKey(),
    viewer_id: optionalRef(() => users.id, 'cascade'),
    /** Which feed, with its filters: 'ranked', 'fill', 'ranked 4/5'. */
    scope: text().notNull(),
    post_ids: integer().array().notNull(),
    /** Why each post is there: an index into `reasons` (ranking.model.ts). */
    reasons: smallint().array().notNull(),
    made_at: createdAt(),
  },
  (t) => [index('feed_readings_made').on(t.made_at), index('feed_readings_recent').on(t.viewer_id, t.scope, t.made_at)],
)
