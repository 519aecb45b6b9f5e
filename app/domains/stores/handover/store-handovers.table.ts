import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'
import { inviteOutcomes } from '../invites/invite.kinds.ts'
import { stores } from '../stores/stores.table.ts'

/** A store offered by its owner to somebody who works in it, until they answer. */
export const store_handovers = pgTable(
  'store_handovers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    store_id: integer()
      .notNull()
      .references(() => stores.id, { onDelete: 'cascade' }),
    from_user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    to_user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    outcome: text({ enum: inviteOutcomes }),
    answered_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('store_handovers_open').on(t.store_id).where(sql`outcome is null`),
    index('store_handovers_to').on(t.to_user_id),
    index('store_handovers_from').on(t.from_user_id),
  ],
)
