import './orders.events.ts'
import '#domains/payments/payments.events.ts'
import { requestRefund } from '#domains/payments/index.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { chargeBack, reverseChargeback } from './chargebacks/chargeback.actions.ts'
import { tellOfOrder } from './notices/tell-of-order.actions.ts'
import { bookRest } from './reconciling/book-rest.actions.ts'
import { failRefund, finishRefund, settleRefund } from './refunds/finish-refund.actions.ts'
import { lapseOrders } from './settling/lapse-orders.actions.ts'
import { checkoutOf } from './settling/orders-of-charge.queries.ts'
import { ofCurrent } from './tries/current-charge.queries.ts'
import { payOnce } from './tries/pay-once.actions.ts'
import { refuseOrders } from './tries/refused.actions.ts'

/** After what follows for orders: what is in none of them. */
const changing = [
  'charge.paid',
  'charge.underpaid',
  'charge.overpaid',
  'charge.refunded',
  'charge.refund_failed',
  'charge.refund_settled',
  'charge.charged_back',
  'charge.chargeback_reversed',
] as const

/** What follows from a charge for the orders that it pays. */
export const settlingSubscribers: Subscriber[] = [
  on('charge.paid', { inside: payOnce }),
  on('charge.expired', { inside: ofCurrent((tx, { reference }) => lapseOrders(tx, reference, 'expired')) }),
  on('charge.failed', { inside: ofCurrent(refuseOrders) }),
  on('charge.canceled', { inside: ofCurrent((tx, { reference }) => lapseOrders(tx, reference, 'canceled')) }),
  on('charge.refunded', { inside: finishRefund }),
  on('charge.refund_failed', { inside: failRefund }),
  on('charge.refund_settled', { inside: settleRefund }),
  on('charge.charged_back', { inside: chargeBack }),
  on('charge.chargeback_reversed', { inside: reverseChargeback }),
  // Paid twice: what is over goes back by itself.
  on('charge.overpaid', {
    inside: async (tx, { charge_id, reference, excess_amount }) => {
      if (!(await checkoutOf(tx, reference))) return
      await requestRefund(tx, {
        charge_id,
        reference: `${reference}:excess:${excess_amount}`,
        amount: excess_amount,
        reason: 'Pago a mais.',
      })
    },
  }),
  ...changing.map((name) => on(name, { inside: bookRest })),
]

export const ordersSubscribers: Subscriber[] = [on('order.changed', { inside: tellOfOrder }), ...settlingSubscribers]
