import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { identity, ref, timestamptz } from '#platform/database/columns.ts'

import { exportStates } from './export-state.kinds.ts'

/** A requested export of own data. The file is kept for 7 days. */
export const data_exports = pgTable(
  'data_exports',
  {
    id: identity(),
    /** Identifies the file and its URL. */
    uuid: uuid().notNull(),
    user_id: ref(() => users.id),
    /** 'dados' is all data; other domains register their own kinds (exports.registry.ts). */
    what: text().notNull().default('dados'),
    /** Parameters of the request, defined by its kind. */
    wanted: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    status: text({ enum: exportStates }).notNull().default('waiting'),
    percent: smallint().notNull().default(0),
    /** Current step, in pt-BR. */
    step: text().notNull().default(''),
    /** Number of starts: a job of a killed worker starts again. */
    attempts: smallint().notNull().default(0),
    bytes: bigint({ mode: 'number' }),
    error: text(),
    requested_at: timestamptz().notNull(),
    finished_at: timestamptz(),
    expires_at: timestamptz(),
  },
  (t) => [
    uniqueIndex('data_exports_uuid').on(t.uuid),
    uniqueIndex('data_exports_one_at_a_time').on(t.user_id, t.what).where(sql`status in ('waiting', 'running')`),
    index('data_exports_of_person').on(t.user_id, t.what, t.id),
  ],
)
export type DataExportRow = typeof data_exports.$inferSelect
