import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { demandRead } from '#platform/demand-sure.ts'
import { formatDayTime } from '#shared/dates.ts'
import { formatMoney } from '#shared/money.ts'
import type { Sure } from '#shared/sure.ts'
import { disputes } from '../disputes/disputes.table.ts'
import type { Order } from '../orders/orders.table.ts'
import { order_refunds } from './order-refunds.table.ts'

/**
 * Sent from two tabs, by two people, or again after its answer was lost, a part would go back twice: what went back before is
 * asked about, by its sum, and an offer that its buyer may still take. Of a locked order.
 */
export async function doubtSecondRefund(tx: Context, { id }: Order, sure: Sure | undefined) {
  if (sure === true) return
  const [before] = await tx.db
    .select({
      amount: sql<number>`coalesce(sum(${order_refunds.amount} + ${order_refunds.interest_amount}), 0)::int`,
      last: sql<Date | null>`max(${order_refunds.created_at})`.mapWith(order_refunds.created_at),
    })
    .from(order_refunds)
    .where(eq(order_refunds.order_id, id))
  const [open] = await tx.db
    .select({ amount: disputes.offer_amount })
    .from(disputes)
    .where(and(eq(disputes.order_id, id), eq(disputes.state, 'proposta')))
  const stands = [
    before?.last &&
      `Deste pedido já foram devolvidos ${formatMoney(before.amount)}, a última vez ${formatDayTime(before.last)}`,
    open?.amount && `Quem comprou ainda pode aceitar a proposta de ${formatMoney(open.amount)}`,
  ].filter(Boolean)
  if (stands.length) demandRead(sure, `${stands.join('. ')}. Devolver mais?`)
}
