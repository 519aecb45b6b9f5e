import { refusing, whoCan } from '#platform/procedure.ts'
import { decideDispute } from '../disputes/dispute.actions.ts'
import { cancelOrder } from '../life/cancel-order.actions.ts'
import { OrderPage, OrderRef } from '../orders/orders.schemas.ts'
import { asStaff, refundAmount } from './staff-orders.actions.ts'
import { listStaffOrders, showStaffOrder } from './staff-orders.queries.ts'
import {
  DisputeDecision,
  StaffOrder,
  StaffOrderFilter,
  StaffOrderReason,
  StaffOrderRefund,
} from './staff-orders.schemas.ts'

const team = whoCan('marketplace.manage')
const decides = refusing(team, 'not_found', 'conflict')
const all = '/v1/market/staff/order' as const
const one = `${all}/{uuid}` as const

export const staffOrdersApi = {
  list: team
    .route({ method: 'GET', path: all, summary: 'Pedidos de todas as lojas' })
    .input(StaffOrderFilter)
    .output(OrderPage)
    .handler(({ context, input }) => listStaffOrders(context, input)),
  show: refusing(team, 'not_found')
    .route({ method: 'GET', path: one, summary: 'Um pedido, com o que dizem o banco e o razão' })
    .input(OrderRef)
    .output(StaffOrder)
    .handler(({ context, input }) => showStaffOrder(context, input.uuid)),
  cancel: decides
    .route({ method: 'POST', path: `${one}/cancel`, summary: 'Cancela um pedido e devolve o que foi pago' })
    .input(StaffOrderReason)
    .output(StaffOrder)
    .handler(({ context, input: { uuid, reason } }) =>
      asStaff(context, { uuid, reason, action: 'canceled' }, (tx, order) =>
        cancelOrder(tx, order, { side: 'equipe', reason }),
      ),
    ),
  refund: decides
    .route({ method: 'POST', path: `${one}/refund`, summary: 'Devolve um valor a quem comprou' })
    .input(StaffOrderRefund)
    .output(StaffOrder)
    .handler(({ context, input: { uuid, ...back } }) =>
      asStaff(context, { uuid, reason: back.reason, action: 'refunded' }, (tx, order) => refundAmount(tx, order, back)),
    ),
  decide: decides
    .route({ method: 'POST', path: `${one}/dispute/decide`, summary: 'Decide um problema entre quem comprou e a loja' })
    .input(DisputeDecision)
    .output(StaffOrder)
    .handler(({ context, input: { uuid, ...decision } }) =>
      asStaff(context, { uuid, reason: decision.reason, action: 'dispute_decided' }, (tx, order) =>
        decideDispute(tx, order, decision),
      ),
    ),
}
