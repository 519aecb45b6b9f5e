import { and, count, eq, or, sql } from 'drizzle-orm'
import { products } from '#domains/market/products/products/products.table.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { inStore } from '#domains/market/stores/index.ts'
import { roleHas } from '#domains/market/stores/members/rights.model.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { subscription_plans } from '../plans/subscription-plans.table.ts'
import { isOver } from '../subscriptions/subscription.kinds.ts'
import { planName } from '../subscriptions/subscription.words.ts'
import type { StoreSubscription, StoreSubscriptionFilter } from '../subscriptions/subscriptions.schemas.ts'
import { subscriptions } from '../subscriptions/subscriptions.table.ts'

const nextCharge = sql<Date | null>`case when ${subscriptions.state} in ('teste', 'ativa', 'atrasada')
  and ${subscriptions.cancel_at} is null then ${subscriptions.due_at} end`

const paid = sql<number>`(select coalesce(sum(c.price), 0)::int from subscription_cycles c
  where c.subscription_id = subscriptions.id and c.state = 'pago')`

/** Who subscribes to what a store sells. Two queries: a page, and the total. */
export async function listOfStore(ctx: Context, filter: StoreSubscriptionFilter): Promise<Page<StoreSubscription>> {
  const { store, role, staff } = await inStore(ctx, filter.store, 'store.read')
  const manages = staff || roleHas(role, 'subscriptions.manage')
  const where = and(
    eq(subscriptions.store_id, store.id),
    filter.state && eq(subscriptions.state, filter.state),
    filter.uuid ? eq(subscriptions.uuid, filter.uuid) : undefined,
    filter.plan ? eq(subscriptions.variant_id, filter.plan) : undefined,
    filter.search ? or(contains(users.nickname, filter.search), contains(products.name, filter.search)) : undefined,
  )
  const { limit, offset } = windowOf(filter)
  const by = {
    name: users.nickname,
    price: subscriptions.price,
    next_charge_at: nextCharge,
    created_at: subscriptions.id,
  }
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({
        s: subscriptions,
        plan: subscription_plans,
        product_name: products.name,
        variant_name: variants.name,
        subscriber: { nickname: users.nickname },
        paid_amount: paid,
      })
      .from(subscriptions)
      .innerJoin(subscription_plans, eq(subscription_plans.variant_id, subscriptions.variant_id))
      .innerJoin(variants, eq(variants.id, subscriptions.variant_id))
      .innerJoin(products, eq(products.id, variants.product_id))
      .innerJoin(users, eq(users.id, subscriptions.subscriber_id))
      .where(where)
      .orderBy(...sorted(filter, by, subscriptions.id))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ total: count() })
      .from(subscriptions)
      .innerJoin(variants, eq(variants.id, subscriptions.variant_id))
      .innerJoin(products, eq(products.id, variants.product_id))
      .innerJoin(users, eq(users.id, subscriptions.subscriber_id))
      .where(where),
  ])
  const data = rows.map(({ s, plan, variant_name, ...row }) => ({
    ...row,
    uuid: s.uuid,
    state: s.state,
    price: s.price,
    interval: plan.interval,
    method: s.method,
    gives_posts: plan.gives_posts,
    ships: plan.ships,
    plan: planName(variant_name, plan.interval),
    created_at: s.created_at,
    next_charge_at: isOver(s.state) || s.cancel_at || s.state === 'pendente' ? null : s.due_at,
    cancel_at: isOver(s.state) ? null : s.cancel_at,
    canceled_at: s.canceled_at,
    cancel_reason: s.cancel_reason,
    can: { cancel: manages && !isOver(s.state) && !s.cancel_at },
  }))
  return toPage(data, totals[0]?.total ?? 0, filter)
}
