import { index, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import { optionalRef, ref } from '#platform/database/columns.ts'
import { device_links } from '../links/device-links.table.ts'

/** What the owner of a robot says hangs on a channel: what it is called, draws, and which of their items it is. */
export const device_channels = pgTable(
  'device_channels',
  {
    link_id: ref(() => device_links.id, 'cascade'),
    /** Of `model_channels`. */
    slug: text().notNull(),
    /** '' = as the model calls it. */
    label: text().notNull().default(''),
    /** Null = as estimated for the model, W. */
    watts: real(),
    stuff_id: optionalRef(() => stuffs.id, 'set null'),
  },
  (t) => [primaryKey({ columns: [t.link_id, t.slug] }), index('device_channels_stuff').on(t.stuff_id)],
)
export type DeviceChannel = typeof device_channels.$inferSelect
