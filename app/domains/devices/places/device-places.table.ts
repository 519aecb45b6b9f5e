import { sql } from 'drizzle-orm'
import { index, integer, pgTable, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { spaces } from '#domains/garden/spaces/spaces.table.ts'
import { device_links } from '../links/device-links.table.ts'

/** In which of its owner's spaces a robot stood, from when to when: its readings are that space's climate. */
export const device_places = pgTable(
  'device_places',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    link_id: integer()
      .notNull()
      .references(() => device_links.id, { onDelete: 'cascade' }),
    space_id: integer()
      .notNull()
      .references(() => spaces.id, { onDelete: 'cascade' }),
    placed_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    left_at: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('device_places_current').on(t.link_id).where(sql`left_at is null`),
    index('device_places_space').on(t.space_id, t.placed_at),
  ],
)
