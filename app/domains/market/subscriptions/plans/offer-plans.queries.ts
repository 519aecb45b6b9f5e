import { and, asc, eq, isNull, not, sql } from 'drizzle-orm'
import { lastAddress } from '#domains/market/orders/index.ts'
import { tokenPlace } from '#domains/market/payments/index.ts'
import { isAway, isSold } from '#domains/market/products/products/products.policy.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { planName } from '../subscriptions/subscription.words.ts'
import type { PlanOffers, PlanOffersRef } from './plans.schemas.ts'
import { subscription_plans } from './subscription-plans.table.ts'

/** What can be subscribed to of a product, nothing while its store pauses, and what the page needs to do so. */
export async function offerPlans(ctx: Context, { store, product }: PlanOffersRef): Promise<PlanOffers> {
  const hadTrial = sql<boolean>`exists (select from subscriptions s
    where s.variant_id = ${variants.id} and s.subscriber_id = ${signedIn(ctx).id} and s.trial)`
  const rows = await ctx.db
    .select({
      product: { name: products.name, slug: products.slug, summary: products.summary },
      store: { name: stores.name, slug: stores.slug },
      plan: subscription_plans,
      variant: { name: variants.name, price: variants.price },
      had_trial: hadTrial,
    })
    .from(products)
    .innerJoin(stores, eq(stores.id, products.store_id))
    .leftJoin(
      variants,
      and(eq(variants.product_id, products.id), eq(variants.active, true), isNull(variants.deleted_at)),
    )
    .leftJoin(
      subscription_plans,
      and(eq(subscription_plans.variant_id, variants.id), eq(subscription_plans.active, true), not(isAway(ctx))),
    )
    .where(and(eq(stores.slug, store), eq(products.slug, product), eq(products.kind, 'assinatura'), isSold))
    .orderBy(asc(variants.position), asc(variants.id))
  const [first] = rows
  if (!first) throw new AppError('not_found', 'Não encontramos essa assinatura.')
  return {
    product: first.product,
    store: first.store,
    plans: rows.flatMap(({ plan, variant, had_trial }) =>
      plan && variant
        ? [
            {
              variant_id: plan.variant_id,
              name: planName(variant.name, plan.interval),
              price: variant.price,
              interval: plan.interval,
              trial_days: had_trial ? 0 : plan.trial_days,
              gives_posts: plan.gives_posts,
              ships: plan.ships,
            },
          ]
        : [],
    ),
    address: await lastAddress(ctx),
    token_place: tokenPlace(ctx),
  }
}
