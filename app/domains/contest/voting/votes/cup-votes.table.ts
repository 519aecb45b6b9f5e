import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cup_editions } from '#domains/contest/editions/editions/cup-editions.table.ts'
import { cupPhases } from '#domains/contest/editions/editions/phases.kinds.ts'
import { cup_entries } from '#domains/contest/entries/entries/cup-entries.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { voteStates } from './cup-vote.kinds.ts'

/**
 * The log of the popular vote, append only: a change is a new row, the old one is superseded; one row a person, ballot and
 * phase is current. Whoever erases the account leaves the vote without a name.
 */
export const cup_votes = pgTable(
  'cup_votes',
  {
    id: identity(),
    edition_id: ref(() => cup_editions.id),
    phase: text({ enum: cupPhases }).notNull(),
    /** Slug of the modality, 'hero' for cultivo do ano. */
    ballot: text().notNull(),
    user_id: optionalRef(() => users.id, 'set null'),
    entry_id: ref(() => cup_entries.id),
    /** Random; the voter finds it in the published list, which has no name. */
    receipt: uuid().notNull().default(sql`gen_random_uuid()`),
    state: text({ enum: voteStates }).notNull().default('valida'),
    /** Why it is in quarantine, or was annulled. */
    reason: text(),
    /** HMAC of address and of device, for the search of bursts; kept as long as access logs are. */
    address_hash: text(),
    device_hash: text(),
    created_at: createdAt(),
    superseded_at: timestamptz(),
  },
  (t) => [
    uniqueIndex('cup_votes_current').on(t.edition_id, t.phase, t.ballot, t.user_id).where(sql`superseded_at is null`),
    uniqueIndex('cup_votes_receipt').on(t.receipt),
    index('cup_votes_counted').on(t.edition_id, t.phase, t.entry_id).where(sql`superseded_at is null`),
    index('cup_votes_user').on(t.user_id),
    index('cup_votes_address').on(t.edition_id, t.phase, t.address_hash, t.created_at),
    index('cup_votes_device').on(t.edition_id, t.phase, t.device_hash, t.created_at),
    index('cup_votes_quarantine').on(t.edition_id, t.id).where(sql`state = 'quarentena'`),
  ],
)
export type CupVote = typeof cup_votes.$inferSelect
