import { asc, eq } from 'drizzle-orm'
import { recordSale as bookSale, releaseReceivables } from '#domains/market/ledger/index.ts'
import { charges } from '#domains/market/payments/charges/charges.table.ts'
import { requestRefund } from '#domains/market/payments/index.ts'
import { isShipped, type ProductKind } from '#domains/market/products/types/product-type.kinds.ts'
import { allot, splitSale } from '#domains/market/splits/reckoning/split.model.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import type { Checkout } from '../checkout/checkouts.table.ts'
import { giveCouponsBack, lockCouponsOf, takeCouponAgain } from '../coupons/use-coupons.actions.ts'
import { moveOrder } from '../orders/move-order.actions.ts'
import { type Order, type OrderLine, order_lines } from '../orders/orders.table.ts'
import { lockGoodsOf, takeStock, takeStockAgain } from '../reservations/reservations.actions.ts'
import { countSold } from './count-sold.actions.ts'
import { askedBack } from './give-excess-back.actions.ts'
import { checkoutOf, ordersOf } from './orders-of-charge.queries.ts'
import { partsOf, saleOf } from './sale.model.ts'
import { dayAfterWithdrawal } from './withdrawal-days.model.ts'

type Paid = { charge_id: number; reference: string; fee_amount: number; paid_at: Date }
type Payment = { at: Date; gateway_fee: number; interest: number; charge_uuid?: string }

/**
 * The charge of a checkout was paid: its orders are. One that had merely expired is taken up again when its stock and its
 * coupon can still be had; of all others the money goes back. Runs in the transaction that wrote the payment, and may run
 * again. All orders' stock and coupons are locked before any is moved, in the one order of all (docs/architecture.md).
 */
export async function payOrders(tx: Context, { charge_id, reference, fee_amount, paid_at }: Paid) {
  const checkout = await checkoutOf(tx, reference)
  if (!checkout) return
  const [charge] = await tx.db.select().from(charges).where(eq(charges.id, charge_id))
  if (!charge) throw new Error(`no charge ${charge_id}`)
  const all = await ordersOf(tx, checkout)
  const weights = all.map(({ total }) => total)
  const fees = allot(fee_amount, weights)
  const interests = allot(charge.interest_amount, weights)
  const unpaid = all.filter((order) => !order.paid_at)
  await lockGoodsOf(tx, idsOf(unpaid))
  await lockCouponsOf(tx, idsOf(unpaid))
  await takeStock(tx, idsOf(unpaid.filter(isWaiting)))
  const sold: OrderLine[] = []
  for (const order of unpaid) {
    const at = all.indexOf(order)
    const payment = { at: paid_at, gateway_fee: fees[at] ?? 0, interest: interests[at] ?? 0, charge_uuid: charge.uuid }
    if (isWaiting(order) || (await takenAgain(tx, order))) sold.push(...(await pay(tx, checkout, order, payment)))
    else await sendBack(tx, order, charge_id, order.total + payment.interest)
  }
  await countSold(tx, sold)
}

const isWaiting = ({ state }: Order) => state === 'aguardando_pagamento'
const idsOf = (some: Order[]) => some.map(({ id }) => id)

/** Nothing to pay: paid at once. */
export async function settleFree(tx: Context, checkout: Checkout): Promise<Checkout> {
  const all = await ordersOf(tx, checkout)
  await takeStock(tx, idsOf(all))
  const sold: OrderLine[] = []
  for (const order of all) sold.push(...(await pay(tx, checkout, order, { at: tx.now(), gateway_fee: 0, interest: 0 })))
  await countSold(tx, sold)
  return checkout
}

/** Who called it off, or whose card was refused, wanted it no more; what merely expired may still be had. */
async function takenAgain(tx: Context, order: Order): Promise<boolean> {
  if (order.state !== 'expirado' || !(await takeCouponAgain(tx, order.id))) return false
  if (await takeStockAgain(tx, [order.id])) return true
  await giveCouponsBack(tx, [order.id])
  return false
}

/** Paid too late: the buyer gets everything back, once, and is told. */
async function sendBack(tx: Context, order: Order, charge_id: number, amount: number) {
  const reference = `order:${order.uuid}:late`
  if (await askedBack(tx, charge_id, reference)) return
  const reason =
    order.state === 'expirado'
      ? 'O pagamento chegou depois do prazo, e o estoque ou o cupom já não estava livre.'
      : 'O pagamento chegou depois que o pedido foi cancelado.'
  await requestRefund(tx, { charge_id, reference, amount, reason, even_if_taken: true })
  await moveOrder(tx, order, {}, { what: 'paid_late', side: 'sistema', data: { amount, reason } })
}

/** Answers what was sold. */
async function pay(
  tx: Context,
  checkout: Checkout,
  order: Order,
  { at, gateway_fee, interest, charge_uuid }: Payment,
): Promise<OrderLine[]> {
  const lines = await tx.db
    .select()
    .from(order_lines)
    .where(eq(order_lines.order_id, order.id))
    .orderBy(asc(order_lines.id))
  // A file or a course is there as soon as it is paid, and so is a subscription that sends nothing; a consultation is
  // given by the store.
  const sentNowhere = (kind: ProductKind) => kind === 'assinatura' && !order.ship_to
  const delivered = lines.every(({ kind }) => (!isShipped(kind) || sentNowhere(kind)) && kind !== 'consultoria')
  const paid = await moveOrder(
    tx,
    order,
    { state: 'pago', payment: 'pago', paid_at: at, gateway_fee, interest_amount: interest },
    { what: 'paid', side: 'sistema', data: { amount: order.total + interest } },
  )
  if (order.total > 0) await book(tx, checkout, paid, lines, charge_uuid)
  if (delivered)
    await moveOrder(
      tx,
      paid,
      { state: 'entregue', delivery: 'entregue', delivered_at: at },
      { what: 'delivered', side: 'sistema' },
    )
  if (delivered) await releaseReceivables(tx, order.uuid, dayAfterWithdrawal(at))
  return lines
}

async function book(
  tx: Context,
  { method, installments }: Checkout,
  order: Order,
  lines: OrderLine[],
  charge_uuid?: string,
) {
  const split = splitSale(saleOf(order, lines))
  await bookSale(tx, {
    reference: `order:${order.uuid}:sale`,
    order_uuid: order.uuid,
    charge_uuid,
    store_id: order.store_id,
    total: order.total + order.interest_amount,
    gateway_fee: order.gateway_fee,
    platform: split.platform,
    interest: order.interest_amount,
    parts: partsOf(order.store_id, split),
    installments,
    method,
    paid_on: dayKey(order.paid_at ?? tx.now()),
    hold_until: null,
  })
}
