import { allot } from '#domains/market/splits/reckoning/split.model.ts'
import type { RefundOf } from '../refunds/order-refund.kinds.ts'

/** An amount of an order, spread over what is left of its lines and freight. */
export function divided(left: RefundOf, amount: number): RefundOf {
  const lines = Object.entries(left.lines)
  const pieces = allot(amount, [...lines.map(([, of]) => of), left.freight])
  return {
    lines: Object.fromEntries(
      lines.map(([id], at): [string, number] => [id, pieces[at] ?? 0]).filter(([, a]) => a > 0),
    ),
    freight: pieces.at(-1) ?? 0,
  }
}
