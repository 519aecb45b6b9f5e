import type { Context } from '#platform/context.ts'
import type { Order } from '../orders/orders.table.ts'
import type { RefundOf } from './order-refund.kinds.ts'

/** Of what an order paid for, how much was used already: days of a period. */
export type Used = { used: number; of: number }
export type UsedPart = (ctx: Context, order: Pick<Order, 'id'>) => Promise<Used | null>

let part: UsedPart = async () => null

/** Called once by `subscriptions`, which comes after this domain: what it opens is used from the first day. */
export function installUsedPart(given: UsedPart) {
  part = given
}

export const usedPart: UsedPart = (ctx, order) => part(ctx, order)

/** What is not used yet of what can go back. */
export function unusedOf({ lines, freight }: RefundOf, used: Used | null): RefundOf {
  const unused = (amount: number) => (used ? Math.floor((amount * (used.of - used.used)) / used.of) : amount)
  return {
    lines: Object.fromEntries(Object.entries(lines).map(([id, amount]) => [id, unused(amount)])),
    freight: unused(freight),
  }
}
