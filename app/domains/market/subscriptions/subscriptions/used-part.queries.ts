import { and, eq, lt, ne } from 'drizzle-orm'
import { WITHDRAWAL_DAYS } from '#domains/market/orders/orders/order.model.ts'
import type { Context } from '#platform/context.ts'
import { daysBetween } from '#shared/dates.ts'
import { subscription_plans } from '../plans/subscription-plans.table.ts'
import { subscription_cycles, subscriptions } from './subscriptions.table.ts'

/**
 * How many days were used of the period that an order paid for, when it opened something to read. None in the seven days
 * from the first payment, in which everything goes back (CDC, art. 49).
 */
export async function usedPartOf({ db, now }: Context, { id }: { id: number }) {
  const [cycle] = await db
    .select({
      subscription_id: subscriptions.id,
      starts_at: subscription_cycles.starts_at,
      ends_at: subscription_cycles.ends_at,
    })
    .from(subscription_cycles)
    .innerJoin(subscriptions, eq(subscriptions.id, subscription_cycles.subscription_id))
    .innerJoin(subscription_plans, eq(subscription_plans.variant_id, subscriptions.variant_id))
    .where(
      and(eq(subscription_cycles.order_id, id), eq(subscription_cycles.state, 'pago'), subscription_plans.gives_posts),
    )
  if (!cycle) return null
  const of = daysBetween(cycle.starts_at, cycle.ends_at)
  const used = Math.min(Math.max(daysBetween(cycle.starts_at, now()), 0), of)
  const earlier = and(
    eq(subscription_cycles.subscription_id, cycle.subscription_id),
    lt(subscription_cycles.starts_at, cycle.starts_at),
    ne(subscription_cycles.state, 'teste'),
  )
  const first = !(await db.$count(subscription_cycles, earlier))
  return used === 0 || (first && used <= WITHDRAWAL_DAYS) ? null : { used, of }
}
