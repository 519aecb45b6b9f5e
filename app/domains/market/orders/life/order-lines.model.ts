import { isShipped } from '#domains/market/products/types/product-type.kinds.ts'
import type { OrderLine } from '../orders/orders.table.ts'

type Counted = Pick<OrderLine, 'kind' | 'quantity' | 'sent' | 'canceled'>

/** Pieces of a line that still have to leave the store. */
export const toSend = ({ kind, quantity, sent, canceled }: Counted) =>
  isShipped(kind) ? quantity - sent - canceled : 0

export const leftToSend = (lines: Counted[]) => lines.reduce((all, line) => all + toSend(line), 0)
