import { pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/database/columns.ts'
import { ingestRoles } from './ingest-role.kinds.ts'

/** That the processes by which readings come in are running: a row each, touched while any of its kind is. */
export const ingest_beats = pgTable('ingest_beats', {
  role: text({ enum: ingestRoles }).primaryKey(),
  /** Since when without a pause. */
  up_since: timestamptz().notNull(),
  beat_at: timestamptz().notNull(),
})
