import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { createdAt, ref } from '#platform/database/columns.ts'
import { intervals } from '../subscriptions/subscription.kinds.ts'

/** A variant of a product of the kind 'assinatura' that can be subscribed to: its price is the variant's. */
export const subscription_plans = pgTable(
  'subscription_plans',
  {
    variant_id: integer()
      .primaryKey()
      .references(() => variants.id),
    store_id: ref(() => stores.id),
    interval: text({ enum: intervals }).notNull(),
    trial_days: smallint().notNull().default(0),
    /** Opens the paid posts of the store's owner. */
    gives_posts: boolean().notNull().default(false),
    /** Something is sent in each period. */
    ships: boolean().notNull().default(false),
    /** Whether somebody can still begin; those who have it keep it. */
    active: boolean().notNull().default(true),
    created_at: createdAt(),
  },
  () => [check('subscription_plans_trial', sql`trial_days between 0 and 90`)],
)
export type SubscriptionPlan = typeof subscription_plans.$inferSelect
