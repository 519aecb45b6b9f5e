import { and, eq, inArray, isNull, not, type SQL } from 'drizzle-orm'
import { type Store, stores } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import { type Variant, variants } from '../variants/variants.table.ts'
import { isAway, isSold } from './products.policy.ts'
import { type Product, products } from './products.table.ts'

export type Sellable = { product: Product; variant: Variant; store: Store }

/** Of these variants those that can be bought now: of published products of open stores that are not on a break. */
export const findSellable = (ctx: Context, variant_ids: number[]) => onSale(ctx, variant_ids, not(isAway(ctx)))

/** Those that will be sold again: what is published of open stores that are on a break. */
export const findPaused = (ctx: Context, variant_ids: number[]) => onSale(ctx, variant_ids, isAway(ctx))

function onSale(ctx: Context, variant_ids: number[], when: SQL): Promise<Sellable[]> {
  if (!variant_ids.length) return Promise.resolve([])
  return ctx.db
    .select({ product: products, variant: variants, store: stores })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.product_id))
    .innerJoin(stores, eq(stores.id, products.store_id))
    .where(and(inArray(variants.id, variant_ids), eq(variants.active, true), isNull(variants.deleted_at), isSold, when))
    .orderBy(variants.id)
}
