import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, ref, timestamptz, tsvector } from '#platform/database/columns.ts'
import { files } from '#platform/files/files.table.ts'
import { product_categories } from '../categories/product-categories.table.ts'
import { productKinds } from '../types/product-type.kinds.ts'
import { product_types } from '../types/product-types.table.ts'
import { productStates } from './product.kinds.ts'

const sold = sql`state = 'publicado' and hidden_at is null and deleted_at is null`
/** What a store sells. Prices and stock are of its variants; each has one at least. */
export const products = pgTable(
  'products',
  {
    id: identity(),
    /** From its first name, unique in its store; never changed, so that links stay valid. */
    slug: text().notNull(),
    store_id: ref(() => stores.id),
    created_by: ref(() => users.id),
    type_id: ref(() => product_types.id),
    category_id: ref(() => product_categories.id),
    /** Of its type: what the machinery does with it. */
    kind: text({ enum: productKinds }).notNull(),
    name: text().notNull(),
    /** One sentence under the name. */
    summary: text().notNull().default(''),
    description: text().notNull().default(''),
    state: text({ enum: productStates }).notNull().default('rascunho'),
    /** Why it was refused or removed, in words for its store. */
    state_reason: text(),
    /** Lowest and highest price of its active variants, in centavos: kept by `variants`. */
    min_price: integer().notNull().default(0),
    max_price: integer().notNull().default(0),
    /** Its reviews that are shown: their number and the sum of their stars. */
    reviews_count: integer().notNull().default(0),
    stars_sum: integer().notNull().default(0),
    /** Pieces sold and not given back. */
    sales_count: integer().notNull().default(0),
    /** Chosen by staff for the highlights. */
    highlighted_at: timestamptz(),
    /** When it was last sent to staff; when it was first published. */
    submitted_at: timestamptz(),
    published_at: timestamptz(),
    /** Hidden by the moderation: its store and staff still see it. */
    hidden_at: timestamptz(),
    /** Lower case without accents. */
    search_text: text().notNull(),
    idempotency_key: uuid(),
    deleted_at: timestamptz(),
    created_at: createdAt(),
    updated_at: createdAt(),
    /** What it is found by, the name first. */
    search: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('grower'::regconfig, plain_plurals(name)), 'A') || setweight(to_tsvector('grower'::regconfig, plain_plurals(summary)), 'B') || setweight(to_tsvector('grower'::regconfig, plain_plurals(description)), 'C')`,
    ),
  },
  (t) => [
    uniqueIndex('products_slug').on(t.store_id, t.slug),
    uniqueIndex('products_idempotency_key').on(t.created_by, t.idempotency_key),
    index('products_of_store').on(t.store_id, t.id).where(sql`deleted_at is null`),
    index('products_in_review').on(t.submitted_at).where(sql`state = 'em_revisao' and deleted_at is null`),
    index('products_newest').on(t.published_at, t.id).where(sold),
    index('products_cheapest').on(t.min_price, t.id).where(sold),
    index('products_most_sold').on(t.sales_count, t.id).where(sold),
    index('products_in_category').on(t.category_id, t.published_at).where(sold),
    index('products_of_type').on(t.type_id),
    index('products_highlighted').on(t.highlighted_at).where(sql`highlighted_at is not null and deleted_at is null`),
    index('products_search').using('gin', t.search).where(sold),
    index('products_names').using('gin', sql`${t.search_text} gin_trgm_ops`),
    check('products_stars', sql`stars_sum between reviews_count and reviews_count * 5`),
  ],
)
export type Product = typeof products.$inferSelect

/** Up to eight photos, in order. Their addresses are plain while the product is published. */
export const product_photos = pgTable(
  'product_photos',
  {
    product_id: ref(() => products.id, 'cascade'),
    file_id: ref(() => files.id),
    position: smallint().notNull(),
    alt: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.product_id, t.file_id] }), index('product_photos_file').on(t.file_id)],
)
