import { integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { products } from '#domains/market/products/products/products.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { device_models } from '../models/device-models.table.ts'

/** A part that robots are built of, and how long it lasts. */
export const device_parts = pgTable(
  'device_parts',
  {
    id: identity(),
    name: text().notNull(),
    code: text().notNull(),
    description: text().notNull().default(''),
    /** Hours on until it should be replaced, by its maker. */
    life_hours: integer(),
    /** Where a new one is sold. */
    product_id: optionalRef(() => products.id, 'set null'),
    deleted_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex('device_parts_code').on(t.code)],
)
export type DevicePart = typeof device_parts.$inferSelect

/** How many of a part a model has; its hours are those of the channel that it sits on, or of the robot. */
export const model_parts = pgTable(
  'model_parts',
  {
    model_id: ref(() => device_models.id),
    part_id: ref(() => device_parts.id),
    /** '' for the robot as a whole. */
    channel: text().notNull().default(''),
    quantity: smallint().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.model_id, t.part_id, t.channel] })],
)
