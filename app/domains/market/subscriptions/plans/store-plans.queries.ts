import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { products } from '#domains/market/products/products/products.table.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { inStore } from '#domains/market/stores/index.ts'
import { roleHas } from '#domains/market/stores/members/rights.model.ts'
import type { Context } from '#platform/context.ts'
import type { SubscriptionStoreRef } from '../subscriptions/subscriptions.schemas.ts'
import type { StorePlan, StorePlanList } from './plans.schemas.ts'
import { subscription_plans } from './subscription-plans.table.ts'

const running = (what: string) => sql<number>`(select count(*)::int from subscriptions s
  where s.variant_id = ${variants.id} and s.state not in ('cancelada', 'nao_paga') ${sql.raw(what)})`

/** Each way of buying a product of the kind assinatura, with the terms on which it can be subscribed to. */
export async function listStorePlans(ctx: Context, ref: SubscriptionStoreRef): Promise<StorePlanList> {
  const { store, role, staff } = await inStore(ctx, ref.store, 'store.read')
  return {
    data: await plansOf(ctx, store.id),
    can: { manage: staff || roleHas(role, 'subscriptions.manage') },
  }
}

export async function plansOf({ db }: Context, store_id: number, variant_id?: number): Promise<StorePlan[]> {
  const rows = await db
    .select({
      variant_id: variants.id,
      product: { name: products.name, slug: products.slug, state: products.state },
      variant_name: variants.name,
      price: variants.price,
      plan: subscription_plans,
      subscribers: running(''),
      on_other_price: running('and coalesce(s.next_price, s.price) <> variants.price'),
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.product_id))
    .leftJoin(subscription_plans, eq(subscription_plans.variant_id, variants.id))
    .where(
      and(
        eq(products.store_id, store_id),
        eq(products.kind, 'assinatura'),
        isNull(products.deleted_at),
        isNull(variants.deleted_at),
        variant_id ? eq(variants.id, variant_id) : undefined,
      ),
    )
    .orderBy(asc(products.name), asc(variants.position), asc(variants.id))
    .limit(200)
  return rows.map(({ plan, ...row }) => ({
    ...row,
    plan: plan && {
      interval: plan.interval,
      trial_days: plan.trial_days,
      gives_posts: plan.gives_posts,
      ships: plan.ships,
      active: plan.active,
    },
  }))
}
