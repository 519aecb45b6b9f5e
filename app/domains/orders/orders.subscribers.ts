import './orders.events.ts'
import '#domains/payments/payments.events.ts'
import type { Context } from '#platform/context.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { chargeBack, reverseChargeback } from './chargebacks/chargeback.actions.ts'
import { tellOfOrder } from './notices/tell-of-order.actions.ts'
import { failRefund, finishRefund } from './refunds/finish-refund.actions.ts'
import { giveExcessBack } from './settling/give-excess-back.actions.ts'
import { giveUnderpaidBack } from './settling/give-underpaid-back.actions.ts'
import { lapseOrders } from './settling/lapse-orders.actions.ts'
import { payOrders } from './settling/pay-orders.actions.ts'

/** Not paid in full: its orders lapse, and what came in of it goes back. */
async function endUnpaid(tx: Context, ended: { charge_id: number; reference: string }, how: 'expired' | 'canceled') {
  await lapseOrders(tx, ended.reference, how)
  await giveUnderpaidBack(tx, ended)
}

/** What follows from a charge for the orders that it pays. */
export const settlingSubscribers: Subscriber[] = [
  on('charge.paid', {
    inside: async (tx, paid) => {
      if (!(await giveUnderpaidBack(tx, paid))) await payOrders(tx, paid)
    },
  }),
  on('charge.underpaid', { inside: async (tx, part) => void (await giveUnderpaidBack(tx, part)) }),
  on('charge.expired', { inside: (tx, ended) => endUnpaid(tx, ended, 'expired') }),
  on('charge.failed', { inside: (tx, { reference, reason }) => lapseOrders(tx, reference, 'refused', reason) }),
  on('charge.canceled', { inside: (tx, ended) => endUnpaid(tx, ended, 'canceled') }),
  on('charge.refunded', { inside: finishRefund }),
  on('charge.refund_failed', { inside: failRefund }),
  on('charge.charged_back', { inside: chargeBack }),
  on('charge.chargeback_reversed', { inside: reverseChargeback }),
  on('charge.overpaid', {
    inside: async (tx, over) => {
      if (!(await giveUnderpaidBack(tx, over))) await giveExcessBack(tx, over)
    },
  }),
]

export const ordersSubscribers: Subscriber[] = [on('order.changed', { inside: tellOfOrder }), ...settlingSubscribers]
