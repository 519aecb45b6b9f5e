import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { Address } from '#domains/market/orders/checkout/address.kinds.ts'
import { orders } from '#domains/market/orders/orders/orders.table.ts'
import { paymentMethods } from '#domains/market/payments/charges/charge.kinds.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { subscription_plans } from '../plans/subscription-plans.table.ts'
import { cycleStates, subscriptionEnders, subscriptionStates } from './subscription.kinds.ts'

/** Somebody subscribes to a plan. What it opens follows from its cycles. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: identity(),
    uuid: uuid().notNull(),
    variant_id: integer()
      .notNull()
      .references(() => subscription_plans.variant_id),
    store_id: ref(() => stores.id),
    subscriber_id: ref(() => users.id),
    state: text({ enum: subscriptionStates }).notNull(),
    /** Agreed to: what each cycle costs. */
    price: integer().notNull(),
    /** Told of, and from which day on it bites. */
    next_price: integer(),
    next_price_from: timestamptz(),
    next_price_accepted_at: timestamptz(),
    /** It began with free days: once per person and plan, ever. */
    trial: boolean().notNull().default(false),
    /** The day of the month on which its periods begin, or the month's last. */
    anchor_day: smallint().notNull(),
    method: text({ enum: paymentMethods }).notNull(),
    ship_to: jsonb().$type<Address>(),
    /** Ends with its cycle; null: goes on. */
    cancel_at: timestamptz(),
    cancel_reason: text().notNull().default(''),
    /** Whose word it was; null while it goes on, or when nobody said so. */
    canceled_by: text({ enum: subscriptionEnders }),
    canceled_at: timestamptz(),
    /** When the next thing happens to it: renewal, retry, end. */
    due_at: timestamptz().notNull(),
    idempotency_key: uuid().notNull(),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex('subscriptions_uuid').on(t.uuid),
    uniqueIndex('subscriptions_key').on(t.subscriber_id, t.idempotency_key),
    uniqueIndex('subscriptions_one')
      .on(t.variant_id, t.subscriber_id)
      .where(sql`state not in ('cancelada', 'nao_paga')`),
    uniqueIndex('subscriptions_trial_once').on(t.variant_id, t.subscriber_id).where(sql`trial`),
    index('subscriptions_of_person').on(t.subscriber_id, t.id),
    index('subscriptions_of_store').on(t.store_id, t.state, t.id),
    index('subscriptions_due').on(t.due_at).where(sql`state not in ('cancelada', 'nao_paga')`),
    check('subscriptions_price', sql`price > 0`),
  ],
)
export type Subscription = typeof subscriptions.$inferSelect

/** A period of a subscription. What it opens follows from its state. */
export const subscription_cycles = pgTable(
  'subscription_cycles',
  {
    id: identity(),
    subscription_id: ref(() => subscriptions.id),
    starts_at: timestamptz().notNull(),
    ends_at: timestamptz().notNull(),
    state: text({ enum: cycleStates }).notNull(),
    /** What it costs, as agreed when it began. */
    price: integer().notNull(),
    /** How many orders were placed for it. */
    tries: smallint().notNull().default(0),
    paid_at: timestamptz(),
    /** That paid it. */
    order_id: optionalRef(() => orders.id),
  },
  (t) => [
    uniqueIndex('subscription_cycles_start').on(t.subscription_id, t.starts_at),
    uniqueIndex('subscription_cycles_order').on(t.order_id),
    uniqueIndex('subscription_cycles_open').on(t.subscription_id).where(sql`state = 'aberto'`),
    check('subscription_cycles_span', sql`ends_at > starts_at and price >= 0`),
    check('subscription_cycles_paid', sql`state not in ('pago', 'devolvido') or order_id is not null`),
  ],
)
export type SubscriptionCycle = typeof subscription_cycles.$inferSelect

/** The orders that were placed for a cycle, one for each try: whichever is paid first pays it. */
export const subscription_orders = pgTable(
  'subscription_orders',
  {
    order_id: integer()
      .primaryKey()
      .references(() => orders.id),
    cycle_id: ref(() => subscription_cycles.id),
  },
  (t) => [index('subscription_orders_cycle').on(t.cycle_id)],
)
