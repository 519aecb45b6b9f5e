import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { fromSaoPauloTime } from '#shared/dates.ts'
import { addDays } from '#shared/days.ts'

/** From the first moment of a day in São Paulo to the last of another. */
export type Period = { from: string; to: string }

const begin = (day: string) => fromSaoPauloTime(`${day}T00:00`).toISOString()
const within = ({ from, to }: Period) => sql`between ${begin(from)} and ${begin(addDays(to, 1))}`

type Day = { store_id: number; day: string; amount: number; orders: number; units: number }

/** What was paid on each day, less what was paid back since; days without a sale are left out. */
export async function salesByDay({ db }: Context, store_ids: number[], period: Period): Promise<Day[]> {
  if (!store_ids.length) return []
  const { rows } = await db.execute<Day>(sql`
    select store_id, to_char(paid_at at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as day,
      sum(total - refunded_amount)::int as amount, count(*)::int as orders,
      sum((select coalesce(sum(l.quantity - l.returned), 0) from order_lines l where l.order_id = orders.id))::int as units
    from orders where store_id = any(${sql.param(store_ids)}::int[]) and paid_at ${within(period)}
    group by 1, 2`)
  return rows
}

export const sumOf = (days: Pick<Day, 'amount' | 'orders' | 'units'>[]) =>
  days.reduce(
    (sum, { amount, orders, units }) => ({
      amount: sum.amount + amount,
      orders: sum.orders + orders,
      units: sum.units + units,
    }),
    { amount: 0, orders: 0, units: 0 },
  )

type Best = { slug: string; name: string; units: number; amount: number }

/** What sold most, by what it brought. */
export async function bestSellers({ db }: Context, store_id: number, period: Period): Promise<Best[]> {
  const { rows } = await db.execute<Best>(sql`
    select p.slug, p.name, s.units, s.amount from (
      select l.product_id, sum(l.quantity - l.returned)::int as units,
        sum(l.unit_price * l.quantity - l.discount_amount - l.refunded_amount)::int as amount
      from orders o join order_lines l on l.order_id = o.id
      where o.store_id = ${store_id} and o.paid_at ${within(period)} group by 1
    ) s join products p on p.id = s.product_id
    where s.units > 0 order by s.amount desc, p.id limit 5`)
  return rows
}

type Conversion = { views: number; carts: number; orders: number }

/**
 * People who looked at products (each once a day and product), carts that had some in them, orders that were paid. A
 * cart is empty once it is an order, so what was ordered counts as a cart too. The rows of the last days say who
 * looked at what until the night counts them.
 */
export async function conversionOf({ db }: Context, store_id: number, period: Period): Promise<Conversion> {
  const { rows } = await db.execute<Conversion>(sql`
    with own as materialized (select id from products where store_id = ${store_id})
    select
      (select coalesce(sum(views), 0)::int from (
        select product_id, day, max(views) as views from (
          select pv.product_id, pv.day, pv.views from own join product_views pv on pv.product_id = own.id
          where pv.day between ${period.from} and ${period.to}
          union all
          select v.target_id, v."on", count(*)::int from own join views v on v.target = 'product' and v.target_id = own.id
          where v."on" between ${period.from} and ${period.to} group by 1, 2
        ) counted group by 1, 2) per_day) as views,
      (select count(distinct c.cart_id)::int from own join variants va on va.product_id = own.id
        join cart_lines c on c.variant_id = va.id where c.created_at ${within(period)})
      + (select count(*)::int from orders where store_id = ${store_id} and created_at ${within(period)}) as carts,
      (select count(*)::int from orders where store_id = ${store_id} and paid_at ${within(period)}) as orders`)
  return rows[0] ?? { views: 0, carts: 0, orders: 0 }
}

type Low = { slug: string; name: string; variant_id: number; variant_name: string; left: number }

/** What runs out, least left first. */
export async function lowStock({ db }: Context, store_id: number): Promise<Low[]> {
  const { rows } = await db.execute<Low>(sql`
    select p.slug, p.name, v.id as variant_id, v.name as variant_name, v.on_hand - v.reserved as left
    from products p join variants v on v.product_id = p.id
    where p.store_id = ${store_id} and p.state = 'publicado' and p.deleted_at is null and v.active
      and v.deleted_at is null and v.tracks_stock and v.on_hand - v.reserved < v.low_stock
    order by v.on_hand - v.reserved, p.sales_count desc, v.id limit 8`)
  return rows
}
