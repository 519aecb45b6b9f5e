import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { paidProfessions } from '../processes/process.kinds.ts'
import { processes } from '../processes/processes.table.ts'

/** What was paid outside, as the professional says who got it. Taken back, it stays as a mark that no longer holds. */
export const process_payments = pgTable(
  'process_payments',
  {
    id: identity(),
    process_id: ref(() => processes.id, 'cascade'),
    profession: text({ enum: paidProfessions }).notNull(),
    marked_by: ref(() => users.id),
    marked_at: createdAt(),
    taken_back_at: timestamptz(),
  },
  (t) => [
    uniqueIndex('process_payments_one').on(t.process_id, t.profession).where(sql`taken_back_at is null`),
    index('process_payments_person').on(t.marked_by),
  ],
)
