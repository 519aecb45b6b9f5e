import type { OrderLine } from '../orders/orders.table.ts'
import type { RefundOf } from '../refunds/order-refund.kinds.ts'
import { paidFor } from '../settling/sale.model.ts'

type Line = Pick<OrderLine, 'id' | 'unit_price' | 'quantity' | 'discount_amount' | 'returned' | 'canceled'>

/** Pieces of a line that its buyer can still give back. */
export const withdrawable = ({ quantity, returned, canceled }: Omit<Line, 'id'>) => quantity - returned - canceled

/**
 * What goes back for pieces given back: of a line what was paid for them, with its last piece all that is left of it;
 * with the last piece of the order the freight too (CDC, art. 49: everything that was paid).
 */
export function moneyOfWithdrawal(lines: Line[], wanted: Record<number, number>, left: RefundOf): RefundOf {
  const back: Record<number, number> = {}
  for (const line of lines) {
    const pieces = wanted[line.id] ?? 0
    if (!pieces) continue
    const all = left.lines[line.id] ?? 0
    const share = Math.floor((paidFor(line) * pieces) / line.quantity)
    const amount = pieces === withdrawable(line) ? all : Math.min(all, share)
    if (amount > 0) back[line.id] = amount
  }
  const whole = lines.every((line) => (wanted[line.id] ?? 0) === withdrawable(line))
  return { lines: back, freight: whole ? left.freight : 0 }
}
