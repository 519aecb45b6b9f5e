import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { fromSaoPauloTime } from '#shared/dates.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { checkouts } from '../checkout/checkouts.table.ts'
import { arrivalIfPaid, arrivalOf } from './arrival.model.ts'
import type { OrderCard, OrderFilter } from './orders.schemas.ts'
import { orders } from './orders.table.ts'
import { postByOf } from './post-by.model.ts'

const lines = sql`order_lines l where l.order_id = orders.id`
const firstLine = (what: SQL) => sql`(select ${what} from ${lines} order by l.id limit 1)`
const sumOf = (what: SQL) => sql<number>`(select coalesce(sum(${what}), 0)::int from ${lines})`

/** Something is asked to be sent back, or on its way. */
export const returning = sql<boolean>`exists (select from order_withdrawals w
  where w.order_id = orders.id and w.state in ('pedida', 'enviada'))`

/** It pays for a period of a subscription. */
const isPeriod = sql`not exists (select from ${lines} and l.kind <> 'assinatura')`

/** Of its buyer, what paid for periods of the same subscription, and waits for nobody. */
const periodsPaid = (more: SQL) => sql`orders o join order_lines ol on ol.order_id = o.id
  where o.buyer_id = orders.buyer_id and o.paid_at is not null and o.state not in ('enviado', 'em_disputa')
    and ol.kind = 'assinatura' and ol.variant_id = ${firstLine(sql`l.variant_id`)} ${more}`

/** Each subscription by its newest payment alone; what is on its way or disputed stands for itself. */
export const withoutOlderPeriods = sql`not (${isPeriod} and ${orders.paid_at} is not null
  and ${orders.state} not in ('enviado', 'em_disputa') and exists (select from ${periodsPaid(sql`and o.id > orders.id`)}))`

export const ofSubscription = (variant_id: number) =>
  sql`${isPeriod} and exists (select from ${lines} and l.variant_id = ${variant_id})`

const card = {
  id: orders.id,
  uuid: orders.uuid,
  state: orders.state,
  payment: orders.payment,
  delivery: orders.delivery,
  total: sql<number>`${orders.total} + ${orders.interest_amount}`.mapWith(Number),
  refunded_amount: orders.refunded_amount,
  method: checkouts.method,
  title: sql<string>`coalesce(${firstLine(sql`l.title`)}, '')`,
  photo_url: thumbnailUrl(firstLine(sql`l.photo_id`)),
  pieces: sumOf(sql`l.quantity`),
  kinds: sql<number>`(select count(*)::int from ${lines})`,
  to_send: sql<number>`(select coalesce(sum(l.quantity - l.sent - l.canceled), 0)::int from ${lines}
    and l.kind in ('fisico', 'assinatura'))`,
  picks_up: sql<boolean>`coalesce(${orders.freight} -> 'option' ->> 'kind' = 'retirada', false)`,
  has_withdrawal: returning,
  subscription: sql<OrderCard['subscription']>`case when ${isPeriod} and ${orders.paid_at} is not null
    and ${orders.state} not in ('enviado', 'em_disputa') then json_build_object(
      'variant_id', ${firstLine(sql`l.variant_id`)}, 'payments', (select count(*)::int from ${periodsPaid(sql``)})) end`,
  store: { slug: stores.slug, name: stores.name },
  nickname: users.nickname,
  city: sql<string | null>`${orders.ship_to} ->> 'city'`,
  days: sql<{ days_min: number | null; days_max: number | null } | null>`${orders.freight} -> 'option'`,
  created_at: orders.created_at,
  paid_at: orders.paid_at,
  delivered_at: orders.delivered_at,
  ready_at: orders.ready_at,
}

/** What waits for the store before what does not: to be posted, paid longest ago first; disputes; ready to be fetched. */
const waitsForStore = sql`case when ${orders.state} in ('pago', 'em_separacao') and ${orders.ready_at} is null
    then 1e11 - extract(epoch from ${orders.paid_at})
  when ${orders.state} = 'em_disputa' then 2 when ${orders.state} in ('pago', 'em_separacao') then 1 else 0 end`

const workingDays = sql`coalesce((${orders.freight} -> 'option' ->> 'days_max')::int, 0)`

/** What waits to be paid, then what is on its way, the day by which it should have come longest ago first. */
export const waitsForBuyer = sql`case when ${orders.state} = 'aguardando_pagamento' then 1e12
  when ${orders.state} = 'enviado' or (${orders.state} in ('pago', 'em_separacao') and not ${isPeriod})
    then 1e11 - extract(epoch from ${orders.paid_at}) - ${workingDays} * 1.4 * 86400 else 0 end`

type Scope = {
  of: SQL | undefined
  /** Whose names are told: everybody's, or those of who paid. */
  buyers: 'all' | 'paid' | 'none'
  /** Of which orders the name on the parcel is searched, when not of all whose buyers are told. */
  recipients?: SQL
  /** What `first` means; unless said, what waits for the store. */
  first?: SQL
}

/** A list of orders of one scope. Two queries: a page, and the total. */
export async function findOrders(
  ctx: Context,
  filter: OrderFilter,
  { of, buyers, recipients, first = waitsForStore }: Scope,
): Promise<Page<OrderCard>> {
  const where = and(
    of,
    filter.state && eq(orders.state, filter.state),
    filter.from ? gte(orders.created_at, fromSaoPauloTime(`${filter.from}T00:00`)) : undefined,
    filter.to ? lt(orders.created_at, dayAfter(filter.to)) : undefined,
    filter.search ? found(filter.search, buyers, recipients) : undefined,
  )
  const { limit, offset } = windowOf(filter)
  const by = { first, created_at: orders.id, total: orders.total }
  const [rows, totals] = await Promise.all([
    ctx.db
      .select(card)
      .from(orders)
      .innerJoin(stores, eq(stores.id, orders.store_id))
      .innerJoin(checkouts, eq(checkouts.id, orders.checkout_id))
      .innerJoin(users, eq(users.id, orders.buyer_id))
      .where(where)
      .orderBy(...sorted(filter, by, orders.id))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ total: sql<number>`count(*)::int` })
      .from(orders)
      .innerJoin(users, eq(users.id, orders.buyer_id))
      .where(where),
  ])
  const data = rows.map(({ nickname, city, days, ready_at, ...row }) => {
    const told = buyers === 'all' || (buyers === 'paid' && row.paid_at !== null)
    const [arrives, post_by] = [arrivalOf({ ...row, days }), postByOf({ ...row, ready_at })]
    const arrives_if_paid = arrivalIfPaid({ ...row, days }, ctx.now())
    return { ...row, arrives, arrives_if_paid, post_by, buyer: told ? nickname : null, city: told ? city : null }
  })
  return toPage(data, totals[0]?.total ?? 0, filter)
}

const dayAfter = (day: string) => new Date(fromSaoPauloTime(`${day}T00:00`).getTime() + 86_400_000)

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

function found(search: string, buyers: Scope['buyers'], recipients?: SQL): SQL | undefined {
  const number = /^#?(\d{1,9})$/.exec(search)?.[1]
  const recipient = and(recipients, contains(sql`${orders.ship_to} ->> 'recipient'`, search))
  const person = or(contains(users.nickname, search), recipient)
  return or(
    number ? eq(orders.id, Number(number)) : undefined,
    uuidShape.test(search) ? eq(orders.uuid, search) : undefined,
    sql`exists (select from ${lines} and (${contains(sql`l.title`, search)} or ${contains(sql`l.sku`, search)}))`,
    buyers === 'all' ? person : undefined,
    buyers === 'paid' ? and(sql`${orders.paid_at} is not null`, person) : undefined,
  )
}
