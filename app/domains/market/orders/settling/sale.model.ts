import type { Sale, splitSale } from '#domains/market/splits/reckoning/split.model.ts'
import type { Order, OrderLine } from '../orders/orders.table.ts'

/** What is paid for a line. */
export const paidFor = (line: Pick<OrderLine, 'unit_price' | 'quantity' | 'discount_amount'>) =>
  line.unit_price * line.quantity - line.discount_amount

/** An order as the splitting reckons it. */
export const saleOf = (
  { freight_amount, platform_bps, gateway_fee }: Pick<Order, 'freight_amount' | 'platform_bps' | 'gateway_fee'>,
  lines: OrderLine[],
): Sale => ({
  lines: lines.map((line) => ({ amount: paidFor(line), affiliate: line.affiliate, partners: line.partners })),
  freight: freight_amount,
  platform_bps,
  gateway_fee,
})

/** The parts of a split as the ledger books them: the store's with the fee that it bears. */
export function partsOf(store_id: number, { store, store_fee, parts }: ReturnType<typeof splitSale>) {
  const own = { holder: { kind: 'store' as const, id: store_id }, role: 'loja' as const, amount: store, fee: store_fee }
  return store > 0 ? [own, ...parts] : parts
}
