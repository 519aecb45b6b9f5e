import { and, asc, eq, gte, lte, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { formatMoney } from '#shared/money.ts'
import { carrierOffers } from '../connection/carrier-offers.queries.ts'
import { pickup_points } from '../pickups/pickup-points.table.ts'
import { freight_rates, freight_tables } from '../tables/freight-tables.table.ts'
import { chargedGrams } from './parcel.model.ts'
import type { FreightItem, FreightOption, LeftOut } from './quote.kinds.ts'

export type Offers = { options: FreightOption[]; left_out: LeftOut[] }

/** What a store offers for bringing these things to this CEP, cheapest first, and what could not be offered. */
export async function offersOf(ctx: Context, store_id: number, cep: string, items: FreightItem[]): Promise<Offers> {
  const [own, byCarrier] = await Promise.all([
    ownOffers(ctx, store_id, cep, items),
    carrierOffers(ctx, { store_id, cep, items }),
  ])
  const options = [...own, ...byCarrier.options]
  options.sort((a, b) => a.price - b.price || (a.days_max ?? 99) - (b.days_max ?? 99))
  return { options, left_out: byCarrier.left_out }
}

/** By the store's own tables and at its points. */
export async function ownOffers(ctx: Context, store_id: number, cep: string, items: FreightItem[]) {
  const [byTable, pickups] = await Promise.all([tableOffers(ctx, store_id, cep, items), pickupOffers(ctx, store_id)])
  return [...byTable, ...pickups]
}

async function tableOffers(
  ctx: Context,
  store_id: number,
  cep: string,
  items: FreightItem[],
): Promise<FreightOption[]> {
  const grams = chargedGrams(items)
  const goods = items.reduce((sum, { unit_price, quantity }) => sum + unit_price * quantity, 0)
  const rates = await ctx.db
    .selectDistinctOn([freight_tables.id], {
      id: freight_tables.id,
      name: freight_tables.name,
      price: sql<number>`case when ${freight_tables.free_from} <= ${goods} then 0 else ${freight_rates.price} end`,
      free_from: freight_tables.free_from,
      days_min: freight_rates.days_min,
      days_max: freight_rates.days_max,
    })
    .from(freight_tables)
    .innerJoin(freight_rates, eq(freight_rates.table_id, freight_tables.id))
    .where(
      and(
        eq(freight_tables.store_id, store_id),
        eq(freight_tables.active, true),
        lte(freight_rates.cep_from, cep),
        gte(freight_rates.cep_to, cep),
        gte(freight_rates.max_grams, grams),
      ),
    )
    .orderBy(asc(freight_tables.id), asc(freight_rates.max_grams))
  return rates.map(({ id, free_from, ...rate }) => ({
    key: `tabela:${id}`,
    kind: 'tabela',
    note: free_from !== null && free_from <= goods ? `Grátis a partir de ${formatMoney(free_from)} nesta loja` : '',
    ...rate,
  }))
}

async function pickupOffers(ctx: Context, store_id: number): Promise<FreightOption[]> {
  const points = await ctx.db
    .select()
    .from(pickup_points)
    .where(and(eq(pickup_points.store_id, store_id), eq(pickup_points.active, true)))
    .orderBy(asc(pickup_points.id))
  return points.map((point) => ({
    key: `retirada:${point.id}`,
    kind: 'retirada',
    name: `Retirar: ${point.name}`,
    price: 0,
    days_min: null,
    days_max: null,
    note: `${point.city}, ${point.uf}. ${point.hours}`,
    place: { city: point.city, uf: point.uf },
  }))
}
