import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '#platform/database/columns.ts'

/** What was sent with an idempotency key and taken, as fingerprints alone: nothing of it, nor whose it is, can be read back. */
export const sent_keys = pgTable(
  'sent_keys',
  {
    /** Of the person, the call and the key. */
    id: text().primaryKey(),
    content: text().notNull(),
    sent_at: timestamptz().notNull(),
  },
  (t) => [index('sent_keys_sent_at').on(t.sent_at)],
)
