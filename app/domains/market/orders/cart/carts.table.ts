import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref } from '#platform/database/columns.ts'

/** A person's cart, or a guest's, found by the token in the cookie (hashed here). */
export const carts = pgTable(
  'carts',
  {
    id: identity(),
    user_id: optionalRef(() => users.id, 'cascade'),
    token_hash: text(),
    /** Typed by a buyer; each is judged again at every reading and once more when used. */
    coupon_codes: text().array().notNull().default(sql`'{}'`),
    updated_at: createdAt(),
  },
  (t) => [
    uniqueIndex('carts_user').on(t.user_id),
    uniqueIndex('carts_token').on(t.token_hash),
    check('carts_of_one', sql`(user_id is null) <> (token_hash is null)`),
    index('carts_left').on(t.updated_at).where(sql`user_id is null`),
  ],
)
export type Cart = typeof carts.$inferSelect

/** Fifty of one thing at most, fifty lines at most. */
export const cart_lines = pgTable(
  'cart_lines',
  {
    cart_id: ref(() => carts.id, 'cascade'),
    variant_id: ref(() => variants.id, 'cascade'),
    quantity: smallint().notNull(),
    /** What it cost when it was put in, or when a change was last said. */
    price_seen: integer().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.cart_id, t.variant_id] }),
    index('cart_lines_variant').on(t.variant_id),
    check('cart_lines_some', sql`quantity between 1 and 50`),
  ],
)
