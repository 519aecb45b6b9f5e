import type { Context } from '#platform/context.ts'
import type { Order } from '../orders/orders.table.ts'
import { paidFor } from '../settling/sale.model.ts'
import { linesOf, takenOf } from './given-back.queries.ts'
import type { RefundOf } from './order-refund.kinds.ts'

/** What of a locked order can still go back: what was paid less all refunds but the failed ones, and chargebacks. */
export async function refundable(tx: Context, order: Order): Promise<RefundOf> {
  const [lines, before] = await Promise.all([linesOf(tx, order.id), takenOf(tx, order)])
  const back = (line_id: number) => before.reduce((sum, { of }) => sum + (of.lines[line_id] ?? 0), 0)
  return {
    lines: Object.fromEntries(lines.map((line) => [line.id, paidFor(line) - back(line.id)])),
    freight: order.freight_amount - before.reduce((sum, { of }) => sum + of.freight, 0),
  }
}

/** In proportion; with the last centavo of the order all that is left of the interest. */
export async function interestOf(tx: Context, order: Order, amount: number): Promise<number> {
  const before = await takenOf(tx, order)
  const left = order.total - before.reduce((sum, one) => sum + one.amount, 0)
  const interest = order.interest_amount - before.reduce((sum, one) => sum + one.interest, 0)
  return amount >= left ? interest : Math.floor((interest * amount) / left)
}
