import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { process_statuses } from '../statuses/process-statuses.table.ts'
import { compartments, openedThings, processKinds, professions, seats } from './process.kinds.ts'

/** A patient's way to grow lawfully. What the client wrote is sealed; its address is a token that nobody guesses. */
export const processes = pgTable(
  'processes',
  {
    id: identity(),
    token: uuid().notNull().defaultRandom(),
    client_id: ref(() => users.id),
    kind: text({ enum: processKinds }).notNull(),
    status_id: ref(() => process_statuses.id),
    status_since: createdAt(),
    /** The last working day that its status gives; null without one. Kept with the status and its days. */
    due_on: date(),
    /** When a defence has its day: a hearing, a statement to the police. */
    set_for: timestamptz(),
    sealed_story: text().notNull().default(''),
    idempotency_key: uuid(),
    created_at: createdAt(),
    /** Since when its status closes it. */
    closed_at: timestamptz(),
  },
  (t) => [
    uniqueIndex('processes_token').on(t.token),
    // One under way for each client, whatever is clicked at once.
    uniqueIndex('processes_open').on(t.client_id).where(sql`closed_at is null`),
    uniqueIndex('processes_idempotency_key').on(t.client_id, t.idempotency_key),
    index('processes_status').on(t.status_id, t.status_since),
  ],
)
export type Process = typeof processes.$inferSelect

/** Who sits or sat where. Who has left reads nothing from that instant on. */
export const process_members = pgTable(
  'process_members',
  {
    id: identity(),
    process_id: ref(() => processes.id, 'cascade'),
    user_id: ref(() => users.id),
    seat: text({ enum: seats }).notNull(),
    since: createdAt(),
    left_at: timestamptz(),
  },
  (t) => [
    uniqueIndex('process_members_seat').on(t.process_id, t.seat).where(sql`left_at is null`),
    index('process_members_person').on(t.user_id, t.process_id).where(sql`left_at is null`),
  ],
)

/** Each status that a process had, why, and who put it there. Append-only. */
export const process_history = pgTable(
  'process_history',
  {
    id: identity(),
    process_id: ref(() => processes.id, 'cascade'),
    status_id: ref(() => process_statuses.id),
    sealed_reason: text().notNull().default(''),
    by: optionalRef(() => users.id),
    at: createdAt(),
  },
  (t) => [index('process_history_process').on(t.process_id, t.id), index('process_history_status').on(t.status_id)],
)

/** Who opened what of a process, shown to its client. Append-only. */
export const process_openings = pgTable(
  'process_openings',
  {
    id: identity(),
    process_id: ref(() => processes.id, 'cascade'),
    user_id: ref(() => users.id),
    thing: text({ enum: openedThings }).notNull(),
    compartment: text({ enum: compartments }),
    at: createdAt(),
  },
  (t) => [index('process_openings_process').on(t.process_id, t.id)],
)

/** What the client lets another profession read, until when. */
export const process_shares = pgTable(
  'process_shares',
  {
    id: identity(),
    process_id: ref(() => processes.id, 'cascade'),
    compartment: text({ enum: compartments }).notNull(),
    with: text({ enum: professions }).notNull(),
    until: timestamptz(),
    created_at: createdAt(),
    withdrawn_at: timestamptz(),
  },
  (t) => [
    uniqueIndex('process_shares_one').on(t.process_id, t.compartment, t.with).where(sql`withdrawn_at is null`),
    index('process_shares_process').on(t.process_id),
  ],
)
