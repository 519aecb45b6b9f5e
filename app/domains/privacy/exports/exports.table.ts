import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'

import { exportStates } from './export-state.kinds.ts'

/** A copy of own data that somebody asked for. The file is kept for 7 days. */
export const data_exports = pgTable(
  'data_exports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Names the file and its address. */
    uuid: uuid().notNull(),
    user_id: integer()
      .notNull()
      .references(() => users.id),
    /** 'dados' is everything; other domains have their own (app/exports.ts). */
    what: text().notNull().default('dados'),
    /** What of it was asked for, in the words of who writes it. */
    wanted: jsonb().$type<Record<string, unknown>>().notNull().default({}),
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
    uniqueIndex('data_exports_one_at_a_time').on(t.user_id, t.what).where(sql`status in ('waiting', 'running')`),
    index('data_exports_of_person').on(t.user_id, t.what, t.id),
  ],
)
export type DataExportRow = typeof data_exports.$inferSelect
