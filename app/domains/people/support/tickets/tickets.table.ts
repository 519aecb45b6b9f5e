import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref } from '#platform/database/columns.ts'
import { private_files } from '#platform/files/private-files.table.ts'
import { contact_messages } from '../contacts/contacts.table.ts'

/** Messages after the first contact: the sender's replies, the team's answers, and internal notes. */
export const ticket_messages = pgTable(
  'ticket_messages',
  {
    id: identity(),
    contact_id: ref(() => contact_messages.id),
    from: text({ enum: ['person', 'staff', 'note'] }).notNull(),
    /** Null for a visitor. */
    user_id: optionalRef(() => users.id),
    text: text().notNull(),
    /** From the form: deduplicates repeated submits. */
    idempotency_key: uuid(),
    created_at: createdAt(),
  },
  (t) => [
    index('ticket_messages_of_contact').on(t.contact_id, t.id),
    uniqueIndex('ticket_messages_idempotency_key').on(t.contact_id, t.idempotency_key),
  ],
)
export type TicketMessage = typeof ticket_messages.$inferSelect

export const ticket_files = pgTable(
  'ticket_files',
  {
    message_id: ref(() => ticket_messages.id),
    file_id: ref(() => private_files.id, 'cascade'),
  },
  (t) => [primaryKey({ columns: [t.message_id, t.file_id] }), uniqueIndex('ticket_files_file').on(t.file_id)],
)
