import { sql } from 'drizzle-orm'
import { index, pgTable, real, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { devices } from '../devices/devices.table.ts'
import { linkWays } from './link.kinds.ts'

/**
 * Who has a robot, from when to when. What it measured in a time belongs to whoever had it then: nobody reads before
 * `linked_at` nor after `unlinked_at` of their own link.
 */
export const device_links = pgTable(
  'device_links',
  {
    id: identity(),
    device_id: ref(() => devices.id),
    user_id: ref(() => users.id),
    /** What its owner calls it. */
    name: text().notNull(),
    /** Leaf minus air, °C; null = as the space says. */
    leaf_offset: real(),
    /** What its owner pays for energy, R$ per kWh. */
    tariff: real(),
    way: text({ enum: linkWays }).notNull(),
    linked_at: createdAt(),
    unlinked_at: timestamptz(),
  },
  (t) => [
    uniqueIndex('device_links_current').on(t.device_id).where(sql`unlinked_at is null`),
    index('device_links_device').on(t.device_id, t.linked_at),
    index('device_links_user').on(t.user_id, t.id),
  ],
)
export type DeviceLink = typeof device_links.$inferSelect
