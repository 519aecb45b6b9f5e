import type { Store } from '#domains/market/stores/stores/stores.table.ts'
import type { Context } from '#platform/context.ts'
import type { Uf } from '#shared/brazil.ts'
import { pickup_points } from './pickups/pickup-points.table.ts'
import { allOfBrazil, regionStates, stateRanges } from './places/state-ranges.kinds.ts'
import { freight_rates, freight_tables } from './tables/freight-tables.table.ts'
import type { Rate } from './tables/rates.model.ts'

type Band = { ufs: readonly Uf[]; prices: number[]; days: [number, number] }
const weights = [1000, 5000, 15_000, 30_000]

/** At home, near by, and as far as the North: what a parcel costs a small store. */
function bandsFrom(uf: Uf): Band[] {
  const near = Object.values(regionStates).find(({ ufs }) => ufs.includes(uf))?.ufs ?? []
  const others = Object.values(regionStates).flatMap(({ ufs }) => ufs)
  const far = regionStates.norte.ufs
  return [
    { ufs: [uf], prices: [14_90, 21_90, 34_90, 52_90], days: [2, 4] },
    { ufs: near.filter((one) => one !== uf && !far.includes(one)), prices: [19_90, 28_90, 46_90, 71_90], days: [3, 6] },
    {
      ufs: others.filter((one) => !near.includes(one) && !far.includes(one)),
      prices: [26_90, 39_90, 64_90, 99_90],
      days: [5, 9],
    },
    { ufs: far.filter((one) => one !== uf), prices: [38_90, 58_90, 96_90, 149_90], days: [8, 15] },
  ]
}

const ratesOf = ({ ufs, prices, days: [days_min, days_max] }: Band): Rate[] =>
  ufs.flatMap((uf) =>
    stateRanges[uf].flatMap(([cep_from, cep_to]) =>
      weights.map((max_grams, at) => ({ cep_from, cep_to, max_grams, price: prices[at] ?? 0, days_min, days_max })),
    ),
  )

const express = weights.slice(0, 3).map(
  (max_grams, at): Rate => ({
    cep_from: allOfBrazil[0],
    cep_to: allOfBrazil[1],
    max_grams,
    price: [42_90, 68_90, 119_90][at] ?? 0,
    days_min: 1,
    days_max: 4,
  }),
)

/** The stores where one may fetch things. */
const pickups: Record<string, { name: string; hours: string }> = {
  'estufa-da-vila': {
    name: 'Balcão da loja',
    hours: 'Segunda a sexta, das 10h às 18h; sábado, das 9h às 13h. Leve um documento com foto.',
  },
  'luz-da-serra': {
    name: 'Oficina',
    hours: 'Terça a sábado, das 13h às 19h. Toque a campainha e diga o nome do pedido.',
  },
}

/** Every open store sends all over the country; the first ones also fast, some free from an amount on, two hand over. */
export async function seedDemoFreight(tx: Context, stores: Map<string, Store>) {
  for (const [at, store] of [...stores.values()].entries()) {
    const { id: store_id } = store
    await addTable(tx, { store_id, name: 'Entrega da loja', free_from: at % 2 ? null : 399_00 }, ordinary(store))
    if (at < 3) await addTable(tx, { store_id, name: 'Entrega expressa' }, express)
    const point = pickups[store.slug]
    if (!point || !store.street || !store.city || !store.uf) continue
    const address = [store.street, store.number, store.complement, store.district].filter(Boolean).join(', ')
    await tx.db.insert(pickup_points).values({ ...point, store_id, address, city: store.city, uf: store.uf })
  }
}

const ordinary = ({ uf }: Store) => bandsFrom((uf ?? 'SP') as Uf).flatMap(ratesOf)

async function addTable(tx: Context, table: typeof freight_tables.$inferInsert, rates: Rate[]) {
  const [made] = await tx.db
    .insert(freight_tables)
    .values({ ...table, created_at: tx.now() })
    .returning({ id: freight_tables.id })
  if (!made) throw new Error('insert returned no row')
  await tx.db.insert(freight_rates).values(rates.map((rate) => ({ ...rate, table_id: made.id })))
}
