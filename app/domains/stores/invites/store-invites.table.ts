import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'
import { stores } from '../stores/stores.table.ts'
import { invitedRoles, inviteOutcomes } from './invite.kinds.ts'

/** Somebody asked by mail to work in a store. One open invitation per store and address. */
export const store_invites = pgTable(
  'store_invites',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    store_id: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    /** Lower case; null when its person left. */
    email: text(),
    role: text({ enum: invitedRoles }).notNull(),
    /** Of the mailed link: who holds it reads that mailbox, whatever address their account has. */
    token_hash: text().notNull(),
    invited_by: integer().references(() => users.id),
    outcome: text({ enum: inviteOutcomes }),
    answered_by: integer().references(() => users.id),
    answered_at: timestamp({ withTimezone: true }),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('store_invites_open').on(t.store_id, t.email).where(sql`outcome is null`),
    uniqueIndex('store_invites_token_hash').on(t.token_hash),
    index('store_invites_email').on(t.email).where(sql`outcome is null`),
    index('store_invites_invited_by').on(t.invited_by),
    index('store_invites_answered_by').on(t.answered_by),
  ],
)
export type StoreInvite = typeof store_invites.$inferSelect
