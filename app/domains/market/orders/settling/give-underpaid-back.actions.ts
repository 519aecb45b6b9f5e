import { received } from '#domains/market/payments/charges/charge-fold.model.ts'
import { readCharge, requestRefund } from '#domains/market/payments/index.ts'
import type { Context } from '#platform/context.ts'
import { tellOrder } from '../orders/move-order.actions.ts'
import { askedBack } from './give-excess-back.actions.ts'
import { checkoutOf, ordersOf } from './orders-of-charge.queries.ts'

type OfCharge = { charge_id: number; reference: string }

/**
 * A charge that ended with less than its total: what came in goes back, and so does whatever comes in afterwards, since it
 * never is the total again. Answers whether it is such a one.
 */
export async function giveUnderpaidBack(tx: Context, { charge_id, reference }: OfCharge): Promise<boolean> {
  const checkout = await checkoutOf(tx, reference)
  if (!checkout) return false
  const charge = await readCharge(tx, charge_id)
  const { status, captured_amount } = charge
  const asked = await askedBack(tx, charge_id, `${reference}:underpaid`)
  const ended = (status === 'expired' || status === 'canceled') && captured_amount > 0
  if (!asked && !ended) return false
  const amount = received(charge) - asked
  if (amount <= 0) return true
  await requestRefund(tx, {
    charge_id,
    reference: asked ? `${reference}:underpaid:${asked + amount}` : `${reference}:underpaid`,
    amount,
    reason: 'O valor pago não chegou ao total.',
  })
  for (const order of await ordersOf(tx, checkout))
    await tellOrder(tx, order, { what: 'underpaid', side: 'sistema', data: { amount } })
  return true
}
