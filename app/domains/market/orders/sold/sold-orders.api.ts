import { inStore } from '#domains/market/stores/index.ts'
import { inAStore } from '#platform/procedure.ts'
import { correctTracking } from '../dispatches/correct-tracking.actions.ts'
import { dispatchOrder } from '../dispatches/dispatch-order.actions.ts'
import { offerRefund, sayInDispute } from '../disputes/dispute.actions.ts'
import { buyOrderLabel } from '../labels/buy-order-label.actions.ts'
import { cancelPaid } from '../life/cancel-order.actions.ts'
import { deliverOrder } from '../life/deliver-order.actions.ts'
import { readyOrder } from '../life/pick-up-order.actions.ts'
import { OrderDetail, OrderPage } from '../orders/orders.schemas.ts'
import { ofLines, refundLines } from '../refunds/refund-lines.actions.ts'
import { receiveReturn } from '../withdrawals/withdraw.actions.ts'
import { listPicking } from './picking.queries.ts'
import { asStore, handOver, noteOrder, prepareOrders } from './sold-orders.actions.ts'
import { findSoldOrder, listSoldOrders, shareRefund, showSoldOrder } from './sold-orders.queries.ts'
import {
  DisputeOffer,
  OrderDelivered,
  OrderDispatchInput,
  OrderHandOver,
  OrderNote,
  OrderRefundAsk,
  OrderRefundDraft,
  OrderRefundShares,
  OrdersPrepare,
  OrdersPrepared,
  PickingList,
  PickingRef,
  ReturnReceived,
  StoreDisputeSay,
  StoreOrderCancel,
  StoreOrderFilter,
  StoreOrderRef,
  TrackingCorrection,
} from './sold-orders.schemas.ts'

const all = '/v1/market/store/{store}/order' as const
const one = `${all}/{uuid}` as const
const read = inAStore.refusing('not_found')
const acts = inAStore.refusing('not_found', 'conflict')

export const soldOrdersApi = {
  list: read.get(all, 'Os pedidos da loja; o que falta enviar vem antes', StoreOrderFilter, OrderPage, listSoldOrders),
  show: read.get(one, 'Um pedido da loja', StoreOrderRef, OrderDetail, showSoldOrder),
  picking: read.get(`${all}/picking`, 'O que separar, por produto', PickingRef, PickingList, (ctx, { store }) => listPicking(ctx, store)),
  prepare: acts.post(`${all}/prepare`, 'Põe pedidos pagos em separação, vários de uma vez', OrdersPrepare, OrdersPrepared, prepareOrders),
  dispatch: acts.post(`${one}/dispatch`, 'Envia o pedido, ou uma parte, com o rastreio', OrderDispatchInput, OrderDetail, (ctx, { store, uuid, ...parcel }) =>
    asStore(ctx, { store, uuid }, (tx, order, side) => dispatchOrder(tx, order, { ...parcel, side })),
  ),
  buyLabel: acts.post(`${one}/label`, 'Compra a etiqueta do Melhor Envio, do saldo da loja', StoreOrderRef, OrderDetail, (ctx, input) => asStore(ctx, input, buyOrderLabel)),
  correctTracking: acts.post(`${one}/tracking`, 'Corrige o rastreio de um pacote; quem comprou é avisado', TrackingCorrection, OrderDetail, (ctx, { store, uuid, ...right }) =>
    asStore(ctx, { store, uuid }, (tx, order, side) => correctTracking(tx, order, { ...right, side })),
  ),
  ready: acts.post(`${one}/ready`, 'Está pronto para retirar', StoreOrderRef, OrderDetail, (ctx, input) => asStore(ctx, input, readyOrder)),
  handOver: inAStore
    .refusing('not_found', 'conflict', 'too_many')
    .post(`${one}/hand-over`, 'Entrega a quem mostrou o código de retirada', OrderHandOver, OrderDetail, (ctx, { code, ...ref }) => handOver(ctx, ref, code)),
  deliver: acts.post(`${one}/delivered`, 'Confirma a entrega, com a prova', OrderDelivered, OrderDetail, (ctx, { proof, ...ref }) =>
    asStore(ctx, ref, (tx, order, side) => deliverOrder(tx, order, { side, proof })),
  ),
  cancel: acts.post(`${one}/cancel`, 'Cancela antes do envio e devolve tudo', StoreOrderCancel, OrderDetail, (ctx, { reason, ...ref }) =>
    asStore(ctx, ref, (tx, order, side) => cancelPaid(tx, order, { side, reason })),
  ),
  sharesOfRefund: acts.post(`${one}/refund/preview`, 'Quem devolve quanto, antes de devolver', OrderRefundDraft, OrderRefundShares, async (ctx, { store: slug, uuid, ...back }) => {
    const { store } = await inStore(ctx, slug, 'orders.manage')
    return shareRefund(ctx, await findSoldOrder(ctx, store.id, uuid), ofLines(back))
  }),
  refund: acts.post(`${one}/refund`, 'Devolve uma parte: itens, frete', OrderRefundAsk, OrderDetail, (ctx, { store, uuid, ...back }) =>
    asStore(ctx, { store, uuid }, (tx, order, side) => refundLines(tx, order, { ...back, side })),
  ),
  returned: acts.post(`${one}/returned`, 'A devolução chegou: o valor volta para quem comprou', ReturnReceived, OrderDetail, (ctx, { restocked, ...ref }) =>
    asStore(ctx, ref, (tx, order, side) => receiveReturn(tx, order, { side, restocked })),
  ),
  say: acts.post(`${one}/dispute/message`, 'A loja responde a um problema', StoreDisputeSay, OrderDetail, (ctx, { store, uuid, ...said }) =>
    asStore(ctx, { store, uuid }, (tx, order, side) => sayInDispute(tx, order, { ...said, side })),
  ),
  offer: acts.post(`${one}/dispute/offer`, 'Oferece um valor de volta', DisputeOffer, OrderDetail, (ctx, { store, uuid, ...offer }) =>
    asStore(ctx, { store, uuid }, (tx, order) => offerRefund(tx, order, offer)),
  ),
  note: acts.post(`${one}/note`, 'Anotação para a equipe da loja', OrderNote, OrderDetail, (ctx, { text, idempotency_key: key, ...ref }) =>
    asStore(ctx, ref, (tx, order, side) => noteOrder(tx, order, { text, side, key })),
  ),
}
