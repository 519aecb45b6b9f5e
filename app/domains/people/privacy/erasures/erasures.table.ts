import { sql } from 'drizzle-orm'
import { index, integer, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { identity, ref, timestamptz } from '#platform/database/columns.ts'

/** A request for erasure and its outcome. Kept as evidence, without personal data. */
export const erasures = pgTable(
  'erasures',
  {
    id: identity(),
    user_id: ref(() => users.id),
    /** Also marks the hidden rows, so that cancelling restores exactly these. */
    requested_at: timestamptz().notNull(),
    erase_after: timestamptz().notNull(),
    cancelled_at: timestamptz(),
    erased_at: timestamptz(),
    /** Photos that were public: made private while hidden, public again after a cancellation. */
    public_file_ids: integer().array().notNull(),
    /** The last mail to the person, deleted once it is sent. */
    farewell_mail_id: integer(),
  },
  (t) => [
    uniqueIndex('erasures_one_at_a_time').on(t.user_id).where(sql`cancelled_at is null and erased_at is null`),
    index('erasures_due').on(t.erase_after).where(sql`cancelled_at is null and erased_at is null`),
  ],
)
export type Erasure = typeof erasures.$inferSelect
