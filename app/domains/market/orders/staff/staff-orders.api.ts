import { whoCan } from '#platform/procedure.ts'
import { decideDispute } from '../disputes/dispute.actions.ts'
import { cancelOrder } from '../life/cancel-order.actions.ts'
import { OrderPage, OrderRef } from '../orders/orders.schemas.ts'
import { asStaff, refundAmount } from './staff-orders.actions.ts'
import { listStaffOrders, showStaffOrder } from './staff-orders.queries.ts'
import { DisputeDecision, StaffOrder, StaffOrderFilter, StaffOrderReason, StaffOrderRefund } from './staff-orders.schemas.ts'

const team = whoCan('marketplace.manage')
const decides = team.refusing('not_found', 'conflict')
const all = '/v1/market/staff/order' as const
const one = `${all}/{uuid}` as const

export const staffOrdersApi = {
  list: team.get(all, 'Pedidos de todas as lojas', StaffOrderFilter, OrderPage, listStaffOrders),
  show: team.refusing('not_found').get(one, 'Um pedido, com o que dizem o banco e o razão', OrderRef, StaffOrder, (ctx, { uuid }) => showStaffOrder(ctx, uuid)),
  cancel: decides.post(`${one}/cancel`, 'Cancela um pedido e devolve o que foi pago', StaffOrderReason, StaffOrder, (ctx, { uuid, reason }) =>
    asStaff(ctx, { uuid, reason, action: 'canceled' }, (tx, order) => cancelOrder(tx, order, { side: 'equipe', reason })),
  ),
  refund: decides.post(`${one}/refund`, 'Devolve um valor a quem comprou', StaffOrderRefund, StaffOrder, (ctx, { uuid, ...back }) =>
    asStaff(ctx, { uuid, reason: back.reason, action: 'refunded' }, (tx, order) => refundAmount(tx, order, back)),
  ),
  decide: decides.post(`${one}/dispute/decide`, 'Decide um problema entre quem comprou e a loja', DisputeDecision, StaffOrder, (ctx, { uuid, ...decision }) =>
    asStaff(ctx, { uuid, reason: decision.reason, action: 'dispute_decided' }, (tx, order) => decideDispute(tx, order, decision)),
  ),
}
