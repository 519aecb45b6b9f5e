import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/accounts/users/users.table.ts'
import { stores } from '#domains/stores/stores/stores.table.ts'
import { files } from '#platform/files/files.table.ts'
import { products } from '../products/products.table.ts'

/** What a buyer says of what was bought: one per line of an order, with one answer of the store. */
export const product_reviews = pgTable(
  'product_reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    product_id: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    store_id: integer()
      .notNull()
      .references(() => stores.id),
    /** The line of the order by which it was bought: the proof, used once. */
    order_line_id: integer().notNull(),
    created_by: integer()
      .notNull()
      .references(() => users.id),
    /** Which variant was bought, as it was called then. */
    variant_name: text().notNull().default(''),
    stars: smallint().notNull(),
    text: text().notNull().default(''),
    answer: text(),
    answered_by: integer().references(() => users.id),
    answered_at: timestamp({ withTimezone: true }),
    /** Hidden by the moderation. */
    hidden_at: timestamp({ withTimezone: true }),
    deleted_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex('product_reviews_line').on(t.order_line_id),
    index('product_reviews_product').on(t.product_id, t.id).where(sql`hidden_at is null and deleted_at is null`),
    index('product_reviews_store').on(t.store_id, t.id),
    index('product_reviews_person').on(t.created_by, t.id),
    check('product_reviews_stars', sql`stars between 1 and 5`),
  ],
)
export type ProductReview = typeof product_reviews.$inferSelect

export const review_photos = pgTable(
  'review_photos',
  {
    review_id: integer()
      .notNull()
      .references(() => product_reviews.id, { onDelete: 'cascade' }),
    file_id: integer()
      .notNull()
      .references(() => files.id),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.review_id, t.file_id] }), index('review_photos_file').on(t.file_id)],
)
