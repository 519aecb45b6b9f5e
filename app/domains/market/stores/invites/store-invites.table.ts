import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { stores } from '../stores/stores.table.ts'
import { invitedRoles, inviteOutcomes } from './invite.kinds.ts'

/** Somebody asked by mail to work in a store. One open invitation per store and address. */
export const store_invites = pgTable(
  'store_invites',
  {
    id: identity(),
    store_id: ref(() => stores.id, 'cascade'),
    /** Lower case; null when its person left. */
    email: text(),
    role: text({ enum: invitedRoles }).notNull(),
    /** Of the mailed link: who holds it reads that mailbox, whatever address their account has. */
    token_hash: text().notNull(),
    invited_by: optionalRef(() => users.id),
    outcome: text({ enum: inviteOutcomes }),
    answered_by: optionalRef(() => users.id),
    answered_at: timestamptz(),
    expires_at: timestamptz().notNull(),
    created_at: createdAt(),
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
