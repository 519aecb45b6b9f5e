import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, timestamptz } from '#platform/database/columns.ts'

export const accessKinds = ['login', 'use', 'logout'] as const

/**
 * Who used the site, when and from which address, kept for six months by law (Marco Civil da Internet, art. 15). Rows
 * outlive the account and the session, so there is no foreign key to either.
 */
export const access_log = pgTable(
  'access_log',
  {
    id: identity(),
    user_id: integer().notNull(),
    session_id: integer().notNull(),
    kind: text({ enum: accessKinds }).notNull(),
    ip: text().notNull(),
    user_agent: text().notNull(),
    at: timestamptz().notNull(),
    /** Day of use, UTC: one row per day, session and address. */
    day: date().notNull(),
  },
  (t) => [
    index('access_log_user_id').on(t.user_id, t.id),
    index('access_log_at').on(t.at),
    uniqueIndex('access_log_day_of_use').on(t.session_id, t.ip, t.day).where(sql`kind = 'use'`),
  ],
)
export type AccessKind = (typeof accessKinds)[number]
