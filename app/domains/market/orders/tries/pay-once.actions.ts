import { eq } from 'drizzle-orm'
import { refundable } from '#domains/market/payments/charges/charge-fold.model.ts'
import type { Charge } from '#domains/market/payments/charges/charges.table.ts'
import { cancelCharge, readCharge, requestRefund } from '#domains/market/payments/index.ts'
import type { Context } from '#platform/context.ts'
import { checkouts } from '../checkout/checkouts.table.ts'
import { tellOrder } from '../orders/move-order.actions.ts'
import { checkoutOf, ordersOf } from '../settling/orders-of-charge.queries.ts'
import { payOrders } from '../settling/pay-orders.actions.ts'
import { lockCurrent } from './current-charge.queries.ts'

type Paid = Parameters<typeof payOrders>[1]

/**
 * One try pays. A try that was given up and is paid after all pays if no other has, and ends the one that took its
 * place; else its money goes back. Tries are locked in their order, the older first.
 */
export async function payOnce(tx: Context, paid: Paid) {
  const current = await lockCurrent(tx, paid.reference)
  if (current && current.id !== paid.charge_id) {
    if (current.paid_at) return sendSecondBack(tx, await readCharge(tx, paid.charge_id))
    await tx.db
      .update(checkouts)
      .set(wayOf(await readCharge(tx, paid.charge_id)))
      .where(eq(checkouts.charge_id, current.id))
    if (refundable(current) > 0) await giveBack(tx, current, refundable(current))
    else await cancelCharge(tx, current.id)
  }
  await payOrders(tx, paid)
}

const wayOf = ({ id, method, installments }: Charge) => ({ charge_id: id, method, installments })

async function sendSecondBack(tx: Context, charge: Charge) {
  const checkout = await checkoutOf(tx, charge.reference)
  if (!checkout) return
  await giveBack(tx, charge, charge.total)
  const [order] = await ordersOf(tx, checkout)
  if (order) await tellOrder(tx, order, { what: 'paid_twice', side: 'sistema', data: { amount: charge.total } })
}

const giveBack = (tx: Context, { id, uuid, reference }: Charge, amount: number) =>
  requestRefund(tx, {
    charge_id: id,
    reference: `${reference}:second:${uuid}`,
    amount,
    even_if_taken: true,
    reason: 'O pedido já estava pago por outra tentativa.',
  })
