import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'
import { device_links } from '../links/device-links.table.ts'
import { transferOutcomes } from './transfer.kinds.ts'

/** A robot offered by whoever has it to somebody else, until they answer or a week is over. */
export const device_transfers = pgTable(
  'device_transfers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    link_id: integer()
      .notNull()
      .references(() => device_links.id, { onDelete: 'cascade' }),
    to_user_id: integer()
      .notNull()
      .references(() => users.id),
    outcome: text({ enum: transferOutcomes }),
    answered_at: timestamp({ withTimezone: true }),
    expires_at: timestamp({ withTimezone: true }).notNull(),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('device_transfers_open').on(t.link_id).where(sql`outcome is null`),
    index('device_transfers_to').on(t.to_user_id),
  ],
)
