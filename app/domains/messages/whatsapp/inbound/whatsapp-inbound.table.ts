import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { contact_messages } from '#domains/people/support/contacts/contacts.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'

/** What people wrote to us: kept before anything else is done, once each. */
export const whatsapp_inbound = pgTable(
  'whatsapp_inbound',
  {
    id: identity(),
    /** Of Meta's id (`markOf`). */
    mark: text().notNull(),
    /** Keyed hash of the number (`hashNumber`). */
    from_hash: text().notNull(),
    /** Number, name and words. */
    sealed: text().notNull(),
    user_id: optionalRef(() => users.id, 'set null'),
    said_at: timestamptz().notNull(),
    created_at: createdAt(),
    /** What became of it; null while a job is to come. */
    outcome: text({ enum: ['ticket', 'stop', 'aside'] }),
    contact_id: optionalRef(() => contact_messages.id, 'cascade'),
  },
  (t) => [
    uniqueIndex('whatsapp_inbound_mark').on(t.mark),
    index('whatsapp_inbound_from').on(t.from_hash, t.id),
    index('whatsapp_inbound_user_id').on(t.user_id),
    index('whatsapp_inbound_contact').on(t.contact_id),
  ],
)
export type WhatsAppInbound = typeof whatsapp_inbound.$inferSelect

export const replyStates = ['queued', 'sent', 'delivered', 'read', 'failed'] as const

/** An answer of the team on its way back. */
export const whatsapp_replies = pgTable(
  'whatsapp_replies',
  {
    id: identity(),
    contact_id: ref(() => contact_messages.id, 'cascade'),
    sealed: text().notNull(),
    state: text({ enum: replyStates }).notNull().default('queued'),
    reason: text(),
    attempts: integer().notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [
    index('whatsapp_replies_contact').on(t.contact_id),
    index('whatsapp_replies_queued').on(t.id).where(sql`state = 'queued'`),
  ],
)
export type WhatsAppReply = typeof whatsapp_replies.$inferSelect
