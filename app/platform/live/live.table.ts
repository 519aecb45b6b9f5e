import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '#platform/database/columns.ts'

/** Recent events of live channels, so that a dropped connection can resume. Kept for a day. */
export const live_events = pgTable(
  'live_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    channel: text().notNull(),
    data: jsonb().notNull(),
    created_at: createdAt(),
  },
  (t) => [index('live_events_channel').on(t.channel, t.id), index('live_events_created_at').on(t.created_at)],
)
