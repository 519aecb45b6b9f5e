import { and, eq, inArray } from 'drizzle-orm'
import { subscription_plans } from '#domains/market/subscriptions/plans/subscription-plans.table.ts'
import type { Context } from '#platform/context.ts'

/** Which of these are subscriptions whose plan sends nothing: they need neither weight nor stock. */
export async function sentNowhere({ db }: Context, variant_ids: number[]): Promise<Set<number>> {
  if (!variant_ids.length) return new Set()
  const plans = await db
    .select({ variant_id: subscription_plans.variant_id })
    .from(subscription_plans)
    .where(and(inArray(subscription_plans.variant_id, variant_ids), eq(subscription_plans.ships, false)))
  return new Set(plans.map(({ variant_id }) => variant_id))
}
