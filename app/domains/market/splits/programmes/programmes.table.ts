import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { products } from '#domains/market/products/products/products.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { programmeModes } from './programme.kinds.ts'

/** What a store offers to those who sell by a link: for one product, or for all of them. */
export const affiliate_programmes = pgTable(
  'affiliate_programmes',
  {
    id: identity(),
    store_id: ref(() => stores.id),
    /** None: every product of the store. */
    product_id: optionalRef(() => products.id),
    mode: text({ enum: programmeModes }).notNull(),
    /** For affiliates: what it is, how it may be told of. */
    text: text().notNull().default(''),
    /** Addresses of photos and texts that they may use, one per line. */
    materials: text().notNull().default(''),
    /** Ended by the store: its links work until then. */
    closes_at: timestamptz(),
    created_by: ref(() => users.id),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('affiliate_programmes_open').on(t.store_id, sql`coalesce(product_id, 0)`).where(sql`closes_at is null`),
    index('affiliate_programmes_store').on(t.store_id, t.id),
    index('affiliate_programmes_product').on(t.product_id),
    index('affiliate_programmes_created_by').on(t.created_by),
  ],
)
export type Programme = typeof affiliate_programmes.$inferSelect

/** Versions of what a programme pays. In force is the newest whose moment has come. Append-only. */
export const programme_terms = pgTable(
  'programme_terms',
  {
    id: identity(),
    programme_id: ref(() => affiliate_programmes.id),
    version: smallint().notNull(),
    /** Of what is paid for a line. */
    bps: integer().notNull(),
    /** So many days after a click a purchase still counts. */
    window_days: smallint().notNull(),
    effective_at: timestamptz().notNull(),
    created_by: ref(() => users.id),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('programme_terms_version').on(t.programme_id, t.version),
    index('programme_terms_created_by').on(t.created_by),
    check('programme_terms_bps', sql`bps between 1 and 8000`),
    check('programme_terms_window', sql`window_days between 1 and 180`),
  ],
)
export type ProgrammeTerms = typeof programme_terms.$inferSelect
