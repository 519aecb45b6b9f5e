import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, timestamptz } from '#platform/database/columns.ts'
import { ticketStates } from '../tickets/ticket-state.kinds.ts'
import { topics } from './topic.kinds.ts'

/** A message of a visitor or a user, with its state. Later messages are in ticket_messages. */
export const contact_messages = pgTable(
  'contact_messages',
  {
    id: identity(),
    uuid: uuid().notNull(),
    /** Protocol number for the sender: '20261121-480213'. */
    protocol: text().notNull(),
    /** Null for a visitor. */
    user_id: optionalRef(() => users.id),
    name: text().notNull(),
    email: text().notNull(),
    topic: text({ enum: topics }).notNull().default('outro'),
    subject: text().notNull(),
    message: text().notNull(),
    ip: text().notNull(),
    /** From the form: deduplicates repeated submits. */
    idempotency_key: uuid(),
    state: text({ enum: ticketStates }).notNull().default('aberto'),
    /** Assigned team member. */
    assigned_to: optionalRef(() => users.id),
    first_answered_at: timestamptz(),
    /** When it was resolved or closed. */
    closed_at: timestamptz(),
    created_at: createdAt(),
    /** Time of the last message of either side. */
    last_at: createdAt(),
  },
  (t) => [
    uniqueIndex('contact_messages_uuid').on(t.uuid),
    uniqueIndex('contact_messages_protocol').on(t.protocol),
    uniqueIndex('contact_messages_idempotency_key').on(t.email, t.idempotency_key),
    index('contact_messages_of_person').on(t.user_id, t.last_at),
    index('contact_messages_queue').on(t.state, t.last_at),
  ],
)
export type ContactMessage = typeof contact_messages.$inferSelect
