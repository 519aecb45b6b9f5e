import { sql } from 'drizzle-orm'
import { index, pgTable, uniqueIndex } from 'drizzle-orm/pg-core'
import { spaces } from '#domains/garden/garden/spaces/spaces.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { device_links } from '../links/device-links.table.ts'

/** In which of its owner's spaces a robot stood, from when to when: its readings are that space's climate. */
export const device_places = pgTable(
  'device_places',
  {
    id: identity(),
    link_id: ref(() => device_links.id, 'cascade'),
    space_id: ref(() => spaces.id, 'cascade'),
    placed_at: createdAt(),
    left_at: timestamptz(),
  },
  (t) => [
    uniqueIndex('device_places_current').on(t.link_id).where(sql`left_at is null`),
    index('device_places_space').on(t.space_id, t.placed_at),
  ],
)
