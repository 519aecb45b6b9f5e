import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { files } from '#platform/files/files.table.ts'
import { products } from '../products/products.table.ts'

/** What a buyer says of what was bought: one per line of an order, with one answer of the store. */
export const product_reviews = pgTable(
  'product_reviews',
  {
    id: identity(),
    product_id: ref(() => products.id, 'cascade'),
    store_id: ref(() => stores.id),
    /** The line of the order by which it was bought: the proof, used once. */
    order_line_id: integer().notNull(),
    created_by: ref(() => users.id),
    /** Which variant was bought, as it was called then. */
    variant_name: text().notNull().default(''),
    stars: smallint().notNull(),
    text: text().notNull().default(''),
    answer: text(),
    answered_by: optionalRef(() => users.id),
    answered_at: timestamptz(),
    /** Hidden by the moderation. */
    hidden_at: timestamptz(),
    deleted_at: timestamptz(),
    created_at: createdAt(),
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
    review_id: ref(() => product_reviews.id, 'cascade'),
    file_id: ref(() => files.id),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.review_id, t.file_id] }), index('review_photos_file').on(t.file_id)],
)
