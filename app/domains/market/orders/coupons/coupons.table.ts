import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { orders } from '../orders/orders.table.ts'
import { couponKinds, couponUseStates } from './coupon.kinds.ts'

/** A store's discount by code; the store bears it. `uses` is raised by a counted UPDATE only, and lowered when a use is given back. */
export const coupons = pgTable(
  'coupons',
  {
    id: identity(),
    store_id: ref(() => stores.id),
    /** Upper case letters and digits. */
    code: text().notNull(),
    kind: text({ enum: couponKinds }).notNull(),
    /** Of the goods it applies to, in basis points; or centavos; of free freight the most that it pays, or none. */
    bps: smallint(),
    amount: integer(),
    /** Goods of the store that a cart must have. */
    min_goods: integer().notNull().default(0),
    starts_at: timestamptz(),
    ends_at: timestamptz(),
    max_uses: integer(),
    max_per_user: smallint().notNull().default(1),
    uses: integer().notNull().default(0),
    /** Only for these products; none: for all. */
    product_ids: integer().array(),
    /** Only for who never bought in this store. */
    first_purchase: boolean().notNull().default(false),
    /** Whose it is, and nobody else's: got for points. Its store neither sees nor changes it. */
    user_id: optionalRef(() => users.id),
    active: boolean().notNull().default(true),
    deleted_at: timestamptz(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('coupons_code').on(t.store_id, t.code).where(sql`deleted_at is null`),
    index('coupons_of_user').on(t.user_id).where(sql`user_id is not null`),
    index('coupons_by_code').on(t.code).where(sql`deleted_at is null and active`),
    check('coupons_uses', sql`uses >= 0 and (max_uses is null or uses <= max_uses)`),
    check(
      'coupons_worth',
      sql`(kind = 'percentual' and bps between 1 and 10000) or (kind = 'valor' and amount > 0) or kind = 'frete_gratis'`,
    ),
  ],
)
export type Coupon = typeof coupons.$inferSelect

/** One per order at most. Given back when the order is not paid. */
export const coupon_uses = pgTable(
  'coupon_uses',
  {
    id: identity(),
    coupon_id: ref(() => coupons.id),
    order_id: ref(() => orders.id),
    user_id: ref(() => users.id),
    amount: integer().notNull(),
    state: text({ enum: couponUseStates }).notNull().default('usado'),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('coupon_uses_order').on(t.order_id),
    index('coupon_uses_of_user').on(t.coupon_id, t.user_id).where(sql`state = 'usado'`),
  ],
)
