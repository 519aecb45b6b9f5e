import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { badges } from '#domains/game/honours/badges/badges.table.ts'
import type { Address } from '#domains/market/orders/checkout/address.kinds.ts'
import { coupons } from '#domains/market/orders/coupons/coupons.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { claimStates, rewardKinds } from './reward.kinds.ts'

/** What points are exchanged for. `claimed` is raised by a counted UPDATE only. */
export const rewards = pgTable(
  'rewards',
  {
    id: identity(),
    name: text().notNull(),
    slug: text().notNull(),
    text: text().notNull().default(''),
    kind: text({ enum: rewardKinds }).notNull(),
    cost: integer().notNull(),
    stock: integer().notNull(),
    claimed: integer().notNull().default(0),
    /** Of a coupon: the store that bears it, and what it takes off, in reais. */
    store_id: optionalRef(() => stores.id),
    off_reais: smallint().notNull().default(0),
    badge_id: optionalRef(() => badges.id),
    order: smallint().notNull().default(1),
    active: boolean().notNull().default(true),
  },
  (t) => [
    uniqueIndex('rewards_slug').on(t.slug),
    index('rewards_store').on(t.store_id),
    index('rewards_badge').on(t.badge_id),
    check('rewards_stock', sql`claimed >= 0 and stock >= claimed`),
  ],
)
export type Reward = typeof rewards.$inferSelect

/** Who exchanged points for what: once a person and reward. */
export const reward_claims = pgTable(
  'reward_claims',
  {
    id: identity(),
    reward_id: ref(() => rewards.id),
    user_id: ref(() => users.id),
    cost: integer().notNull(),
    state: text({ enum: claimStates }).notNull(),
    coupon_id: optionalRef(() => coupons.id),
    /** Of a product: where it goes, while it may have to be written about; and when and by which code it went. */
    ship_to: jsonb().$type<Address>(),
    sent_at: timestamptz(),
    tracking_code: text().notNull().default(''),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('reward_claims_once').on(t.reward_id, t.user_id),
    index('reward_claims_user').on(t.user_id),
    index('reward_claims_coupon').on(t.coupon_id),
    index('reward_claims_waiting').on(t.id).where(sql`state = 'pedido'`),
  ],
)
export type RewardClaim = typeof reward_claims.$inferSelect
