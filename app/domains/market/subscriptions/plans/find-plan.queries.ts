import { eq } from 'drizzle-orm'
import type { Sellable } from '#domains/market/products/index.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import { type SubscriptionPlan, subscription_plans } from './subscription-plans.table.ts'

export type Plan = Sellable & { plan: SubscriptionPlan }

/** A plan with what it is of, whether somebody can begin now or not. */
export async function findPlan({ db }: Context, variant_id: number): Promise<Plan | null> {
  const [found] = await db
    .select({ plan: subscription_plans, product: products, variant: variants, store: stores })
    .from(subscription_plans)
    .innerJoin(variants, eq(variants.id, subscription_plans.variant_id))
    .innerJoin(products, eq(products.id, variants.product_id))
    .innerJoin(stores, eq(stores.id, subscription_plans.store_id))
    .where(eq(subscription_plans.variant_id, variant_id))
  return found ?? null
}

/**
 * Goes on for those who have it. A pause of the product or of the store closes it to new ones only; what is taken away,
 * or a store that is shut, ends it.
 */
export const isRenewable = ({ product, variant, store }: Plan) =>
  store.state === 'aberta' &&
  !store.deleted_at &&
  !variant.deleted_at &&
  !product.deleted_at &&
  !product.hidden_at &&
  product.state !== 'removido'
