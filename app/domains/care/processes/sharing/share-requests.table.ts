import { sql } from 'drizzle-orm'
import { date, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { compartments, professions } from '../processes/process.kinds.ts'
import { processes } from '../processes/processes.table.ts'
import { shareOutcomes } from './share-request.kinds.ts'

/** What somebody of the team asks the client to open to their profession, and what became of it. */
export const process_share_requests = pgTable(
  'process_share_requests',
  {
    id: identity(),
    process_id: ref(() => processes.id, 'cascade'),
    asked_by: ref(() => users.id),
    compartment: text({ enum: compartments }).notNull(),
    with: text({ enum: professions }).notNull(),
    /** The last day that would do; the client decides. */
    until: date(),
    sealed_reason: text().notNull(),
    created_at: createdAt(),
    outcome: text({ enum: shareOutcomes }),
    ended_at: timestamptz(),
  },
  (t) => [
    // One waits for each person, profession and compartment, whatever is clicked at once.
    uniqueIndex('process_share_requests_waiting')
      .on(t.process_id, t.asked_by, t.with, t.compartment)
      .where(sql`ended_at is null`),
    index('process_share_requests_process').on(t.process_id, t.id),
  ],
)
