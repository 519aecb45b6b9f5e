import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { device_links } from '../links/device-links.table.ts'
import { transferOutcomes } from './transfer.kinds.ts'

/** A robot offered by whoever has it to somebody else, until they answer or a week is over. */
export const device_transfers = pgTable(
  'device_transfers',
  {
    id: identity(),
    link_id: ref(() => device_links.id, 'cascade'),
    to_user_id: ref(() => users.id),
    outcome: text({ enum: transferOutcomes }),
    answered_at: timestamptz(),
    expires_at: timestamptz().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('device_transfers_open').on(t.link_id).where(sql`outcome is null`),
    index('device_transfers_to').on(t.to_user_id),
  ],
)
