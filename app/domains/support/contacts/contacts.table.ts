import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'

/** A message of a visitor or of somebody signed in. */
export const contact_messages = pgTable(
  'contact_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    uuid: uuid().notNull(),
    /** What people quote: '20261121-480213'. */
    protocol: text().notNull(),
    /** Nobody for a visitor. */
    user_id: integer().references(() => users.id),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    ip: text().notNull(),
    /** Made by the form: the same form sent twice is one message. */
    idempotency_key: uuid(),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('contact_messages_uuid').on(t.uuid),
    uniqueIndex('contact_messages_protocol').on(t.protocol),
    uniqueIndex('contact_messages_idempotency_key').on(t.email, t.idempotency_key),
    index('contact_messages_of_person').on(t.user_id, t.id),
  ],
)
export type ContactMessage = typeof contact_messages.$inferSelect
