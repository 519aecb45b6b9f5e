import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { products } from '#domains/market/products/products/products.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { affiliations } from '../affiliations/affiliations.table.ts'

/** Who came by whose link. No address, no browser: the visitor is the hash of a random cookie. Kept for 180 days. */
export const affiliate_clicks = pgTable(
  'affiliate_clicks',
  {
    id: identity(),
    affiliation_id: ref(() => affiliations.id),
    /** The page to which the link led; none: the store's. */
    product_id: optionalRef(() => products.id),
    token_hash: text().notNull(),
    /** Who was signed in. */
    user_id: optionalRef(() => users.id, 'set null'),
    at: timestamptz().notNull(),
  },
  (t) => [
    index('affiliate_clicks_token').on(t.token_hash, t.at),
    index('affiliate_clicks_user').on(t.user_id, t.at).where(sql`user_id is not null`),
    index('affiliate_clicks_affiliation').on(t.affiliation_id, t.at),
    index('affiliate_clicks_product').on(t.product_id),
    index('affiliate_clicks_at').on(t.at),
  ],
)

export const fraudReasons = ['conta', 'cpf', 'email'] as const

/** A purchase by one's own link: no commission, and staff can see it. */
export const affiliate_frauds = pgTable(
  'affiliate_frauds',
  {
    id: identity(),
    affiliation_id: ref(() => affiliations.id),
    buyer_id: ref(() => users.id),
    product_id: ref(() => products.id),
    reason: text({ enum: fraudReasons }).notNull(),
    at: timestamptz().notNull(),
  },
  (t) => [
    index('affiliate_frauds_affiliation').on(t.affiliation_id, t.at),
    index('affiliate_frauds_buyer').on(t.buyer_id),
    index('affiliate_frauds_product').on(t.product_id),
  ],
)
