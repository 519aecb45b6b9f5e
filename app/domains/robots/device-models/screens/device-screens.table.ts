import { jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { identity, ref } from '#platform/database/columns.ts'
import { device_models } from '../models/device-models.table.ts'

/** A page of a model's own display ('tela'): what it shows, in which order. */
export const device_screens = pgTable(
  'device_screens',
  {
    id: identity(),
    model_id: ref(() => device_models.id),
    slug: text().notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    /** Keys of sensors and slugs of channels, in order. */
    shows: jsonb().$type<string[]>().notNull().default([]),
    order_by: smallint().notNull().default(0),
  },
  (t) => [uniqueIndex('device_screens_slug').on(t.model_id, t.slug)],
)
export type DeviceScreen = typeof device_screens.$inferSelect
