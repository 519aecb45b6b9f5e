import { and, count, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { orders } from '#domains/market/orders/orders/orders.table.ts'
import { inStore } from '#domains/market/stores/index.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { dayKey } from '#shared/dates.ts'
import { addMonths } from '#shared/days.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { heldBy } from '../book/held-by.queries.ts'
import type { Holder } from '../book/holder.kinds.ts'
import { type Balances, balancesOf } from './balances.queries.ts'
import { due, stillOpen } from './open.queries.ts'
import { dueOf } from './receivable.model.ts'
import type { ShownState } from './receivable.words.ts'
import type {
  MyReceivableFilter,
  ReceivableCalendar,
  ReceivableCard,
  ReceivableFilter,
  StoreReceivableFilter,
} from './receivables.schemas.ts'
import { type Receivable, receivables } from './receivables.table.ts'

/** Day from which it can be paid out: when the money is in and the withdrawal days are over. */
const expectedOn = sql<string | null>`case when ${receivables.hold_until} is not null
  then greatest(${receivables.due_on}, ${receivables.hold_until}) end`

async function holderOfStore(ctx: Context, id_or_slug: string): Promise<Holder> {
  const { store } = await inStore(ctx, id_or_slug, 'store.read')
  return { kind: 'store', id: store.id }
}
const me = (ctx: Context): Holder => ({ kind: 'user', id: signedIn(ctx).id })

export async function listStoreReceivables(ctx: Context, { store, ...filter }: StoreReceivableFilter) {
  const holder = await holderOfStore(ctx, store)
  const own = heldBy(receivables, holder)
  const others = and(
    eq(receivables.sold_by, holder.id),
    or(isNull(receivables.store_id), ne(receivables.store_id, holder.id)),
  )
  return list(ctx, filter.whose === 'own' ? own : others, filter)
}

export const listMyReceivables = (ctx: Context, filter: MyReceivableFilter) =>
  list(ctx, heldBy(receivables, me(ctx)), filter)

type Filter = Omit<ReceivableFilter, 'whose'>

async function list(ctx: Context, whose: SQL | undefined, filter: Filter): Promise<Page<ReceivableCard>> {
  const { limit, offset } = windowOf(filter)
  const where = and(whose, ...narrowed(filter))
  const by = { expected_on: expectedOn, amount: due, created_at: receivables.created_at }
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({
        row: receivables,
        expected_on: expectedOn,
        order_id: orders.id,
        recipient: sql<string>`coalesce(${stores.name}, ${users.nickname}::text)`,
      })
      .from(receivables)
      .leftJoin(stores, eq(stores.id, receivables.store_id))
      .leftJoin(users, eq(users.id, receivables.user_id))
      .leftJoin(orders, ofOrder)
      .where(where)
      .orderBy(...sorted(filter, by, receivables.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(receivables).where(where),
  ])
  return toPage(rows.map(toCard), totals[0]?.total ?? 0, filter)
}

/** By its store first, which has an index: here an order is called by its text. */
const ofOrder = and(eq(orders.store_id, receivables.sold_by), sql`${orders.uuid}::text = ${receivables.order_uuid}`)

const claimed = isNotNull(receivables.payout_id)
const states: Record<ShownState, SQL | undefined> = {
  a_receber: eq(receivables.state, 'a_receber'),
  disponivel: and(eq(receivables.state, 'disponivel'), isNull(receivables.payout_id)),
  a_caminho: and(eq(receivables.state, 'disponivel'), claimed),
  pago: eq(receivables.state, 'pago'),
  estornado: eq(receivables.state, 'estornado'),
}

const narrowed = ({ state, day, month, search }: Filter) => [
  state && states[state],
  day ? sql`${expectedOn} = ${day}` : undefined,
  month ? inMonth(month) : undefined,
  search ? or(contains(receivables.order_uuid, search), hasNumber(search)) : undefined,
]

/** What people call it by: 'Pedido 128'. */
const hasNumber = (search: string) =>
  sql`exists (select from ${orders} where ${ofOrder} and ${orders.id}::text = ${search.replace(/\D/g, '')})`

const inMonth = (month: string) =>
  sql`${expectedOn} >= ${`${month}-01`} and ${expectedOn} < ${addMonths(`${month}-01`, 1)}`

export const shownState = ({ state, payout_id }: Pick<Receivable, 'state' | 'payout_id'>): ShownState =>
  state === 'disponivel' && payout_id !== null ? 'a_caminho' : state

type Row = { row: Receivable; expected_on: string | null; order_id: number | null; recipient: string }

function toCard({ row, expected_on, order_id, recipient }: Row): ReceivableCard {
  const { id, kind, order_uuid, role, method, installment, installments, amount, fee, reversed, due_on } = row
  return {
    ...{ id, kind, order_uuid, role, method, installment, installments, amount, fee, reversed, due_on },
    ...{ order_id, recipient, expected_on, state: shownState(row), due: dueOf(row) },
  }
}

export const storeBalance = async (ctx: Context, { store }: { store: string }): Promise<Balances> =>
  balancesOf(ctx, await holderOfStore(ctx, store))
export const myBalance = (ctx: Context): Promise<Balances> => balancesOf(ctx, me(ctx))

type Wanted = { month?: string }

export const storeCalendar = async (ctx: Context, { store, month }: Wanted & { store: string }) =>
  calendar(ctx, await holderOfStore(ctx, store), month)
export const myCalendar = (ctx: Context, { month }: Wanted) => calendar(ctx, me(ctx), month)

/** What is still to come, per day of a month. */
async function calendar(ctx: Context, holder: Holder, wanted?: string): Promise<ReceivableCalendar> {
  const month = wanted ?? dayKey(ctx.now()).slice(0, 7)
  const open = and(heldBy(receivables, holder), stillOpen)
  const amount = sql<number>`sum(${due})`.mapWith(Number)
  const [days, held] = await Promise.all([
    ctx.db
      .select({ day: sql<string>`${expectedOn}`, amount, count: count() })
      .from(receivables)
      .where(and(open, inMonth(month)))
      .groupBy(sql`1`)
      .orderBy(sql`1`),
    ctx.db
      .select({ amount: sql<number>`coalesce(sum(${due}), 0)`.mapWith(Number) })
      .from(receivables)
      .where(and(open, isNull(receivables.hold_until))),
  ])
  const total = days.reduce((sum, one) => sum + one.amount, 0)
  return { month, total, held: held[0]?.amount ?? 0, days }
}
