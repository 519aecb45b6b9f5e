import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Mail outbox. Without SMTP_URL mails stay here undelivered. */
export const mails = pgTable(
  'mails',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
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
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    sent_at: timestamp({ withTimezone: true }),
  },
  (t) => [index('mails_status_id').on(t.status, t.id)],
)
export type Mail = typeof mails.$inferSelect
