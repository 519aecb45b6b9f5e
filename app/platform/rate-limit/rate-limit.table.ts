import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/database/columns.ts'

/**
 * Attempts per key in a fixed window that starts with the first one. In the database, so that all processes share the
 * count.
 */
export const rate_limits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expires_at: timestamptz().notNull(),
  },
  (t) => [index('rate_limits_expires_at').on(t.expires_at)],
)
