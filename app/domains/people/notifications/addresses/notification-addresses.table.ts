import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, ref, timestamptz } from '#platform/database/columns.ts'

export const addressedChannels = ['whatsapp', 'discord'] as const
export type AddressedChannel = (typeof addressedChannels)[number]

/** What shows that somebody asked for it: when, from where, and to which sentence they said yes. */
export type OptIn = { at: string; ip: string; user_agent: string; sentence: string }

/** Where somebody is told by WhatsApp and Discord: a phone number, a webhook. One each. */
export const notification_addresses = pgTable(
  'notification_addresses',
  {
    user_id: ref(() => users.id, 'cascade'),
    channel: text({ enum: addressedChannels }).notNull(),
    /** Sealed: whoever has a webhook's address can write there. */
    sealed_address: text().notNull(),
    /** Keyed: by it the person behind a number that writes to us is found. Null for a webhook. */
    address_hash: text(),
    /** What is shown of it: the last digits of the number, the webhook's id. */
    shown: text().notNull(),
    opt_in: jsonb().$type<OptIn>().notNull(),
    /** Null until a code that was sent there came back: anybody can type anybody's number. */
    confirmed_at: timestamptz(),
    code_hash: text(),
    code_sent_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.user_id, t.channel] }),
    index('notification_addresses_address_hash').on(t.address_hash),
  ],
)
export type NotificationAddress = typeof notification_addresses.$inferSelect
