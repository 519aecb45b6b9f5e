import { type SQL, sql } from 'drizzle-orm'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { keepPrices } from './keep-prices.actions.ts'

export type Quantity = { variant_id: number; quantity: number }
/** What could not be reserved, and how many there are. */
export type Lack = { variant_id: number; wanted: number; left: number }

/**
 * Holds stock for an order, all or nothing, inside its transaction: two lines of one variant are one demand, rows are
 * locked in the order of their ids, and only a counted conditional UPDATE decides. Answers what lacks; then nothing
 * was held.
 */
export async function reserveStock(tx: Context, wanted: Quantity[]): Promise<Lack[]> {
  const demand = summed(wanted)
  if (!demand.size) return []
  await lock(tx, demand)
  const { rows: lacking } = await tx.db.execute<Lack>(sql`
    select d.id as variant_id, d.quantity as wanted, coalesce(
      case when v.active and v.deleted_at is null then v.on_hand - v.reserved end, 0) as left
    from ${asRows(demand)} left join variants v on v.id = d.id
    where v.id is null or not v.active or v.deleted_at is not null
      or (v.tracks_stock and v.reserved + d.quantity > v.on_hand) order by d.id`)
  if (lacking.length) return lacking
  await move(tx, demand, sql`reserved = v.reserved + d.quantity`, sql`v.reserved + d.quantity <= v.on_hand`)
  return []
}

/** Gives back what was held: the order lapsed or was cancelled before it was sent. */
export const releaseStock = (tx: Context, given: Quantity[]) =>
  moved(tx, given, sql`reserved = v.reserved - d.quantity`, sql`v.reserved >= d.quantity`)

/** What was held leaves the house. */
export const consumeStock = (tx: Context, sent: Quantity[]) =>
  moved(
    tx,
    sent,
    sql`reserved = v.reserved - d.quantity, on_hand = v.on_hand - d.quantity`,
    sql`v.reserved >= d.quantity`,
  )

/** What had left comes back, to be sold again. */
export const restock = (tx: Context, back: Quantity[]) =>
  moved(tx, back, sql`on_hand = v.on_hand + d.quantity`, sql`true`)

/** Pieces sold (negative: given back), for 'mais vendidos'. */
export async function recordSale(tx: Context, product_id: number, quantity: number) {
  await tx.db.execute(
    sql`update products set sales_count = greatest(0, sales_count + ${quantity}) where id = ${product_id}`,
  )
}

/** Locks products and then their stock, of all at once: whoever edits a product goes the same way. */
export async function lockGoods(tx: Context, variant_ids: number[]) {
  const ids = sql.param([...new Set(variant_ids)])
  await tx.db.execute(sql`select id from products where id in (select product_id from variants where id = any(${ids}::int[]))
    order by id for no key update`)
  await lockStock(tx, variant_ids)
}

function summed(quantities: Quantity[]): Map<number, number> {
  const demand = new Map<number, number>()
  for (const { variant_id, quantity } of quantities) {
    if (!Number.isInteger(quantity) || quantity < 1) throw new Error(`a quantity of ${quantity}`)
    demand.set(variant_id, (demand.get(variant_id) ?? 0) + quantity)
  }
  return demand
}

const asRows = (demand: Map<number, number>) =>
  sql`unnest(${sql.param([...demand.keys()])}::int[], ${sql.param([...demand.values()])}::int[]) d(id, quantity)`

/**
 * In the order of ids, always: two orders of the same things wait for each other, never in a ring. `no key`: lines of
 * orders hold the key of their variant already, and two that both want more than that would wait for each other.
 */
const lockStock = (tx: Context, variant_ids: number[]) =>
  tx.db.execute(
    sql`select id from variants where id = any(${sql.param(variant_ids)}::int[]) order by id for no key update`,
  )

const lock = (tx: Context, demand: Map<number, number>) => lockStock(tx, [...demand.keys()])

async function moved(tx: Context, quantities: Quantity[], set: SQL, where: SQL) {
  const demand = summed(quantities)
  if (!demand.size) return
  await lock(tx, demand)
  await move(tx, demand, set, where)
}

/**
 * What visitors share says how many are left: of the product itself always, in lists when there is one no more, or again.
 * @throws when a row of stock that is counted did not move: the caller holds what it says it holds, or is wrong.
 */
async function move(tx: Context, demand: Map<number, number>, set: SQL, where: SQL) {
  const { rows } = await tx.db.execute<Moved>(sql`
    with changed as (
      update variants v set ${set} from ${asRows(demand)}
      where v.id = d.id and v.tracks_stock and ${where}
      returning v.product_id, (old.on_hand > old.reserved) <> (new.on_hand > new.reserved) as turned
    )
    select (select count(*)::int from changed) as changed, count(*)::int as counted,
      coalesce((select bool_or(turned) from changed), false) as turned,
      coalesce((select array_agg(distinct product_id) from changed), '{}') as product_ids
    from variants v join ${asRows(demand)} on v.id = d.id where v.tracks_stock`)
  const [moved] = rows
  if (moved?.changed !== moved?.counted) throw new Error('stock did not move: more than is held')
  if (moved?.turned) await keepPrices(tx, ...moved.product_ids)
  if (moved?.product_ids.length)
    await purge(tx, ...moved.product_ids.map((id) => `product:${id}`), ...(moved.turned ? ['products'] : []))
}

type Moved = { counted: number; changed: number; turned: boolean; product_ids: number[] }
