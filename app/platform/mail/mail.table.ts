import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, identity, timestamptz } from '#platform/database/columns.ts'

/** Mail outbox. Without SMTP_URL mails stay here undelivered. */
export const mails = pgTable(
  'mails',
  {
    id: identity(),
    to: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** Takes a POST without login that ends mails like this one (RFC 8058). */
    unsubscribe_url: text(),
    status: text({ enum: ['waiting', 'sent', 'failed'] })
      .notNull()
      .default('waiting'),
    error: text(),
    attempts: integer().notNull().default(0),
    created_at: createdAt(),
    sent_at: timestamptz(),
  },
  (t) => [index('mails_status_id').on(t.status, t.id)],
)
export type Mail = typeof mails.$inferSelect
