import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, smallint, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'

import { exportStates } from './export-states.ts'

/** A copy of all own data that somebody asked for. The file is kept for 7 days. */
export const data_exports = pgTable(
  'data_exports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Names the file and its address. */
    uuid: uuid().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    status: text({ enum: exportStates }).notNull().default('waiting'),
    percent: smallint().notNull().default(0),
    /** What is being done, in words. */
    step: text().notNull().default(''),
    /** How often a worker began: one that is killed begins anew. */
    attempts: smallint().notNull().default(0),
    bytes: bigint({ mode: 'number' }),
    error: text(),
    requested_at: timestamp({ withTimezone: true }).notNull(),
    finished_at: timestamp({ withTimezone: true }),
    expires_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('data_exports_uuid').on(t.uuid),
    uniqueIndex('data_exports_one_at_a_time').on(t.user_id).where(sql`status in ('waiting', 'running')`),
    index('data_exports_of_person').on(t.user_id, t.id),
  ],
)
export type DataExportRow = typeof data_exports.$inferSelect
