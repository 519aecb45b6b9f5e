import { eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { formatMoney } from '#shared/money.ts'
import type { Sure } from '#shared/sure.ts'
import { divided } from '../disputes/divided.model.ts'
import { demandAct } from '../life/demand-act.rules.ts'
import { lockWithCharge } from '../life/lock-with-charge.actions.ts'
import { lockOrder } from '../orders/move-order.actions.ts'
import { noOrder } from '../orders/no-order.rules.ts'
import { type Order, orders } from '../orders/orders.table.ts'
import { amountOf } from '../refunds/amount-of.model.ts'
import { refundOrder } from '../refunds/refund-order.actions.ts'
import { refundable } from '../refunds/refundable.queries.ts'
import { doubtSecondRefund } from '../refunds/second-refund.rules.ts'
import { noted } from '../sold/sold-orders.actions.ts'
import { showStaffOrder } from './staff-orders.queries.ts'
import type { StaffOrder } from './staff-orders.schemas.ts'

/** Staff does something with an order, behind its lock. Audited. */
export const asStaff = (
  ctx: Context,
  { uuid, action, reason }: { uuid: string; action: string; reason: string },
  act: (tx: Context, order: Order) => Promise<unknown>,
): Promise<StaffOrder> =>
  ctx.transaction(async (tx) => {
    const order = await lockWithCharge(tx, eq(orders.uuid, uuid))
    if (!order) throw noOrder()
    await act(tx, order)
    const after = noted(await lockOrder(tx, order.id))
    await audit(tx, {
      action: `order.${action}`,
      subject: `order:${order.id}`,
      before: noted(order),
      after: { ...after, reason },
    })
    return showStaffOrder(tx, uuid)
  })

type AmountBack = { amount: number; reason: string; sure?: Sure }

/** An amount back to the buyer, spread over what is left of the order. */
export async function refundAmount(tx: Context, order: Order, { amount, reason, sure }: AmountBack) {
  await demandAct(tx, order, 'refund')
  const left = await refundable(tx, order)
  if (amount > amountOf(left)) throw invalidField('amount', `Dá para devolver até ${formatMoney(amountOf(left))}.`)
  await doubtSecondRefund(tx, order, sure)
  await refundOrder(tx, order, { of: divided(left, amount), reason, side: 'equipe' })
}
