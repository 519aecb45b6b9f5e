import './orders.events.ts'
import '#domains/market/freight/freight.events.ts'
import '#domains/market/payments/payments.events.ts'
import type { Context } from '#platform/context.ts'
import { on, type Subscriber } from '#platform/events.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { followBank } from './chargebacks/chargeback.actions.ts'
import { orderOfReference } from './labels/order-label.model.ts'
import { tellOfOrder } from './notices/tell-of-order.actions.ts'
import { bookRest } from './reconciling/book-rest.actions.ts'
import { failRefund, finishRefund, settleRefund } from './refunds/finish-refund.actions.ts'
import { giveExcessBack } from './settling/give-excess-back.actions.ts'
import { giveUnderpaidBack } from './settling/give-underpaid-back.actions.ts'
import { lapseOrders } from './settling/lapse-orders.actions.ts'
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

/** Not paid in full: its orders lapse, unless another try has taken its place, and what came in of it goes back. */
async function endUnpaid(tx: Context, ended: { charge_id: number; reference: string }, how: 'expired' | 'canceled') {
  await ofCurrent((again, { reference }) => lapseOrders(again, reference, how))(tx, ended)
  await giveUnderpaidBack(tx, ended)
}

/** What follows from a charge for the orders that it pays. */
export const settlingSubscribers: Subscriber[] = [
  on('charge.paid', {
    inside: async (tx, paid) => {
      if (!(await giveUnderpaidBack(tx, paid))) await payOnce(tx, paid)
      await followBank(tx, paid)
    },
  }),
  on('charge.underpaid', {
    inside: async (tx, part) => {
      await giveUnderpaidBack(tx, part)
      await followBank(tx, part)
    },
  }),
  on('charge.expired', { inside: (tx, ended) => endUnpaid(tx, ended, 'expired') }),
  on('charge.failed', { inside: ofCurrent(refuseOrders) }),
  on('charge.canceled', { inside: (tx, ended) => endUnpaid(tx, ended, 'canceled') }),
  on('charge.refunded', { inside: finishRefund }),
  on('charge.refund_failed', { inside: failRefund }),
  on('charge.refund_settled', { inside: settleRefund }),
  on('charge.charged_back', { inside: followBank }),
  on('charge.chargeback_reversed', { inside: followBank }),
  on('charge.overpaid', {
    inside: async (tx, over) => {
      if (!(await giveUnderpaidBack(tx, over))) await giveExcessBack(tx, over)
      await followBank(tx, over)
    },
  }),
  ...changing.map((name) => on(name, { inside: bookRest })),
]

export const ordersSubscribers: Subscriber[] = [
  on('order.changed', { inside: tellOfOrder }),
  on('label.changed', {
    // What follows may fail and be tried again; that the carrier said it stands written.
    inside: async (tx, { reference }) => {
      const order_id = orderOfReference(reference)
      if (order_id) await addJob(tx, 'orders.follow_label', { order_id })
    },
  }),
  ...settlingSubscribers,
]
