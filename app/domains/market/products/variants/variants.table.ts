import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { createdAt, identity, ref, timestamptz } from '#platform/database/columns.ts'
import { products } from '../products/products.table.ts'

/**
 * One thing that can be bought: '240 W, bivolt'. A product without a choice has one with an empty name. What an order
 * holds is `reserved`: it leaves both columns when it is sent (`stock.actions.ts`, the only writer of both).
 */
export const variants = pgTable(
  'variants',
  {
    id: identity(),
    product_id: ref(() => products.id, 'cascade'),
    /** Of its product: a SKU is unique in a store. */
    store_id: ref(() => stores.id),
    name: text().notNull().default(''),
    sku: text().notNull(),
    /** Centavos. */
    price: integer().notNull(),
    /** The price before, struck through: higher, or null. */
    compare_at_price: integer(),
    /** False for what does not run out: a file, a course. */
    tracks_stock: boolean().notNull().default(true),
    on_hand: integer().notNull().default(0),
    reserved: integer().notNull().default(0),
    /** The store is told when fewer than this are left. */
    low_stock: smallint().notNull().default(3),
    /** Packed, ready to be sent; null for what is not sent. */
    weight_grams: integer(),
    length_cm: smallint(),
    width_cm: smallint(),
    height_cm: smallint(),
    position: smallint().notNull().default(0),
    active: boolean().notNull().default(true),
    /** Taken away by its store; orders still name it. */
    deleted_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('variants_sku').on(t.store_id, sql`lower(sku)`).where(sql`deleted_at is null`),
    index('variants_of_product').on(t.product_id, t.position, t.id),
    check('variants_price', sql`price > 0 and (compare_at_price is null or compare_at_price > price)`),
    check('variants_stock', sql`reserved >= 0 and reserved <= on_hand`),
    check('variants_size', sql`weight_grams > 0 and length_cm > 0 and width_cm > 0 and height_cm > 0`),
  ],
)
export type Variant = typeof variants.$inferSelect
