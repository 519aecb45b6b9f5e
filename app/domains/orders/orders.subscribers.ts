import './orders.events.ts'
import '#domains/payments/payments.events.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { chargeBack, reverseChargeback } from './chargebacks/chargeback.actions.ts'
import { tellOfOrder } from './notices/tell-of-order.actions.ts'
import { failRefund, finishRefund } from './refunds/finish-refund.actions.ts'
import { giveExcessBack } from './settling/give-excess-back.actions.ts'
import { lapseOrders } from './settling/lapse-orders.actions.ts'
import { payOrders } from './settling/pay-orders.actions.ts'

/** What follows from a charge for the orders that it pays. */
export const settlingSubscribers: Subscriber[] = [
  on('charge.paid', { inside: payOrders }),
  on('charge.expired', { inside: (tx, { reference }) => lapseOrders(tx, reference, 'expired') }),
  on('charge.failed', { inside: (tx, { reference, reason }) => lapseOrders(tx, reference, 'refused', reason) }),
  on('charge.canceled', { inside: (tx, { reference }) => lapseOrders(tx, reference, 'canceled') }),
  on('charge.refunded', { inside: finishRefund }),
  on('charge.refund_failed', { inside: failRefund }),
  on('charge.charged_back', { inside: chargeBack }),
  on('charge.chargeback_reversed', { inside: reverseChargeback }),
  on('charge.overpaid', { inside: giveExcessBack }),
]

export const ordersSubscribers: Subscriber[] = [on('order.changed', { inside: tellOfOrder }), ...settlingSubscribers]
