import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { products } from '#domains/market/products/products/products.table.ts'
import { isShipped, productKinds } from '#domains/market/products/types/product-type.kinds.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { inStore } from '#domains/market/stores/index.ts'
import { roleHas } from '#domains/market/stores/members/rights.model.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { connectionOf } from '../connection/connection.queries.ts'
import { pickupsOf } from '../pickups/pickup-points.queries.ts'
import { placeOf } from '../places/place.words.ts'
import { offersOf } from '../quotes/offers.queries.ts'
import { parcelsOf } from '../quotes/packages.model.ts'
import { chargedGrams } from '../quotes/parcel.model.ts'
import { tablesOf } from '../tables/freight-tables.queries.ts'
import type { FreightDesk, FreightTrial, FreightTrialInput } from './freight-desk.schemas.ts'

const shipped = productKinds.filter(isShipped)

/** Every way of sending of a store, and whether what it sells can be sent. */
export async function showFreightDesk(ctx: Context, { store: slug }: { store: string }): Promise<FreightDesk> {
  const { store, role, staff } = await inStore(ctx, slug, 'store.read')
  const onSale = and(
    eq(products.store_id, store.id),
    eq(products.state, 'publicado'),
    inArray(products.kind, shipped),
    isNull(products.deleted_at),
  )
  const [tables, pickups, connection, shipped_products] = await Promise.all([
    tablesOf(ctx, store.id),
    pickupsOf(ctx, store.id),
    connectionOf(ctx, store),
    ctx.db.$count(products, onSale),
  ])
  return {
    ...{ tables, pickups, connection, shipped_products },
    can_send:
      tables.some(({ active, rates }) => active && rates > 0) ||
      pickups.some(({ active }) => active) ||
      connection.state === 'ligada',
    can: { manage: roleHas(role, 'freight.manage') || staff },
  }
}

/** What can be tried: everything of the store that is sent. */
export async function listFreightThings(ctx: Context, { store: slug }: { store: string }) {
  const { store } = await inStore(ctx, slug, 'store.read')
  const data = await ctx.db
    .select({
      variant_id: variants.id,
      name: sql<string>`${products.name} || case when ${variants.name} = '' then '' else ', ' || ${variants.name} end`,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.product_id))
    .where(
      and(
        eq(variants.store_id, store.id),
        isNull(variants.deleted_at),
        isNull(products.deleted_at),
        inArray(products.kind, shipped),
      ),
    )
    .orderBy(asc(products.name), asc(variants.position), asc(variants.id))
    .limit(500)
  return { data }
}

/** What a buyer at this CEP would be offered for this; nothing is kept. */
export async function tryFreight(ctx: Context, input: FreightTrialInput): Promise<FreightTrial> {
  const { store } = await inStore(ctx, input.store, 'store.read')
  const one = and(eq(variants.id, input.variant_id), eq(variants.store_id, store.id), isNull(variants.deleted_at))
  const [variant] = await ctx.db.select().from(variants).where(one)
  if (!variant) throw new AppError('not_found', 'Esse produto não está mais na loja.')
  const items = [
    {
      variant_id: variant.id,
      quantity: input.quantity,
      unit_price: variant.price,
      weight_grams: variant.weight_grams ?? 0,
      length_cm: variant.length_cm ?? 0,
      width_cm: variant.width_cm ?? 0,
      height_cm: variant.height_cm ?? 0,
    },
  ]
  return {
    ...(await offersOf(ctx, store.id, input.cep, items)),
    place: placeOf(input.cep, input.cep),
    real_grams: (variant.weight_grams ?? 0) * input.quantity,
    charged_grams: chargedGrams(items),
    parcels: parcelsOf(items)?.length ?? null,
  }
}
