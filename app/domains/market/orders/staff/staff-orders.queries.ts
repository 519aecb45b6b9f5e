import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { ledger_transfers } from '#domains/market/ledger/book/book.table.ts'
import { receivables } from '#domains/market/ledger/receivables/receivables.table.ts'
import { charge_transactions, charges } from '#domains/market/payments/charges/charges.table.ts'
import type { Context } from '#platform/context.ts'
import { sinceDay } from '#platform/database/since-day.ts'
import { checkouts } from '../checkout/checkouts.table.ts'
import { describeOrder } from '../orders/describe-order.queries.ts'
import { noOrder } from '../orders/no-order.rules.ts'
import { type Order, orders } from '../orders/orders.table.ts'
import { findOrders } from '../orders/orders-found.queries.ts'
import type { StaffOrder, StaffOrderFilter } from './staff-orders.schemas.ts'

const troubles = {
  disputa: sql`exists (select from disputes d where d.order_id = orders.id and d.state in ('aberta', 'respondida', 'proposta'))`,
  contestado: eq(orders.payment, 'contestado'),
  devolucao: sql`exists (select from order_withdrawals w where w.order_id = orders.id and w.state in ('pedida', 'enviada'))`,
}

type Entry = StaffOrder['money']['transfers'][number]['entries'][number]

/** All orders of all stores. */
export const listStaffOrders = (ctx: Context, { store, trouble, paid_since, ...filter }: StaffOrderFilter) =>
  findOrders(ctx, filter, {
    of: and(
      store ? sql`${orders.store_id} in (select s.id from stores s where s.slug = ${store})` : undefined,
      trouble && troubles[trouble],
      sinceDay(orders.paid_at, paid_since),
    ),
    buyers: 'all',
  })

export async function showStaffOrder(ctx: Context, uuid: string): Promise<StaffOrder> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.uuid, uuid))
  if (!order) throw noOrder()
  const [detail, money] = await Promise.all([
    describeOrder(ctx, order, { side: 'equipe', manages: true }),
    moneyOf(ctx, order),
  ])
  return { ...detail, money }
}

/** What the gateway and the book say of it. */
async function moneyOf(ctx: Context, order: Order): Promise<StaffOrder['money']> {
  const [[charge], transfers, due] = await Promise.all([
    ctx.db
      .select({ charge: charges })
      .from(checkouts)
      .innerJoin(charges, eq(charges.id, checkouts.charge_id))
      .where(eq(checkouts.id, order.checkout_id)),
    ctx.db
      .select({
        reference: ledger_transfers.reference,
        kind: ledger_transfers.kind,
        amount: ledger_transfers.amount,
        at: ledger_transfers.at,
        entries: sql<Entry[]>`(select json_agg(json_build_object('account', a.kind, 'holder',
          coalesce((select s.name from stores s where s.id = a.store_id), (select u.nickname::text from users u
          where u.id = a.user_id)), 'amount', e.amount) order by e.id)
          from ledger_entries e join ledger_accounts a on a.id = e.account_id where e.transfer_id = ledger_transfers.id)`,
      })
      .from(ledger_transfers)
      .where(eq(ledger_transfers.order_uuid, order.uuid))
      .orderBy(asc(ledger_transfers.at), asc(ledger_transfers.reference)),
    ctx.db
      .select({
        receivable: receivables,
        holder: sql<string>`coalesce((select s.name from stores s where s.id = receivables.store_id),
          (select u.nickname::text from users u where u.id = receivables.user_id), '')`,
      })
      .from(receivables)
      .where(eq(receivables.order_uuid, order.uuid))
      .orderBy(asc(receivables.id)),
  ])
  const known = charge?.charge
  const transactions = known
    ? await ctx.db
        .select()
        .from(charge_transactions)
        .where(inArray(charge_transactions.charge_id, [known.id]))
        .orderBy(asc(charge_transactions.id))
    : []
  return {
    charge: known ?? null,
    transactions,
    transfers,
    receivables: due.map(({ receivable, holder }) => ({ ...receivable, holder })),
  }
}
