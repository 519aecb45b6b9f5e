import { inStore } from '#domains/stores/index.ts'
import { inAStore, refusing } from '#platform/procedure.ts'
import { dispatchOrder } from '../dispatches/dispatch-order.actions.ts'
import { offerRefund, sayInDispute } from '../disputes/dispute.actions.ts'
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
} from './sold-orders.schemas.ts'

const all = '/v1/market/store/{store}/order' as const
const one = `${all}/{uuid}` as const
const read = refusing(inAStore, 'not_found')
const acts = refusing(inAStore, 'not_found', 'conflict')

export const soldOrdersApi = {
  list: read
    .route({ method: 'GET', path: all, summary: 'Os pedidos da loja; o que falta enviar vem antes' })
    .input(StoreOrderFilter)
    .output(OrderPage)
    .handler(({ context, input }) => listSoldOrders(context, input)),
  show: read
    .route({ method: 'GET', path: one, summary: 'Um pedido da loja' })
    .input(StoreOrderRef)
    .output(OrderDetail)
    .handler(({ context, input }) => showSoldOrder(context, input)),
  picking: read
    .route({ method: 'GET', path: `${all}/picking`, summary: 'O que separar, por produto' })
    .input(PickingRef)
    .output(PickingList)
    .handler(({ context, input }) => listPicking(context, input.store)),
  prepare: acts
    .route({ method: 'POST', path: `${all}/prepare`, summary: 'Põe pedidos pagos em separação, vários de uma vez' })
    .input(OrdersPrepare)
    .output(OrdersPrepared)
    .handler(({ context, input }) => prepareOrders(context, input)),
  dispatch: acts
    .route({ method: 'POST', path: `${one}/dispatch`, summary: 'Envia o pedido, ou uma parte, com o rastreio' })
    .input(OrderDispatchInput)
    .output(OrderDetail)
    .handler(({ context, input: { store, uuid, ...parcel } }) =>
      asStore(context, { store, uuid }, (tx, order, side) => dispatchOrder(tx, order, { ...parcel, side })),
    ),
  ready: acts
    .route({ method: 'POST', path: `${one}/ready`, summary: 'Está pronto para retirar' })
    .input(StoreOrderRef)
    .output(OrderDetail)
    .handler(({ context, input }) => asStore(context, input, readyOrder)),
  handOver: refusing(inAStore, 'not_found', 'conflict', 'too_many')
    .route({ method: 'POST', path: `${one}/hand-over`, summary: 'Entrega a quem mostrou o código de retirada' })
    .input(OrderHandOver)
    .output(OrderDetail)
    .handler(({ context, input: { code, ...ref } }) => handOver(context, ref, code)),
  deliver: acts
    .route({ method: 'POST', path: `${one}/delivered`, summary: 'Confirma a entrega, com a prova' })
    .input(OrderDelivered)
    .output(OrderDetail)
    .handler(({ context, input: { proof, ...ref } }) =>
      asStore(context, ref, (tx, order, side) => deliverOrder(tx, order, { side, proof })),
    ),
  cancel: acts
    .route({ method: 'POST', path: `${one}/cancel`, summary: 'Cancela antes do envio e devolve tudo' })
    .input(StoreOrderCancel)
    .output(OrderDetail)
    .handler(({ context, input: { reason, ...ref } }) =>
      asStore(context, ref, (tx, order, side) => cancelPaid(tx, order, { side, reason })),
    ),
  sharesOfRefund: acts
    .route({ method: 'POST', path: `${one}/refund/preview`, summary: 'Quem devolve quanto, antes de devolver' })
    .input(OrderRefundDraft)
    .output(OrderRefundShares)
    .handler(async ({ context, input: { store: slug, uuid, ...back } }) => {
      const { store } = await inStore(context, slug, 'orders.manage')
      return shareRefund(context, await findSoldOrder(context, store.id, uuid), ofLines(back))
    }),
  refund: acts
    .route({ method: 'POST', path: `${one}/refund`, summary: 'Devolve uma parte: itens, frete' })
    .input(OrderRefundAsk)
    .output(OrderDetail)
    .handler(({ context, input: { store, uuid, ...back } }) =>
      asStore(context, { store, uuid }, (tx, order, side) => refundLines(tx, order, { ...back, side })),
    ),
  returned: acts
    .route({ method: 'POST', path: `${one}/returned`, summary: 'A devolução chegou: o valor volta para quem comprou' })
    .input(ReturnReceived)
    .output(OrderDetail)
    .handler(({ context, input: { restocked, ...ref } }) =>
      asStore(context, ref, (tx, order, side) => receiveReturn(tx, order, { side, restocked })),
    ),
  say: acts
    .route({ method: 'POST', path: `${one}/dispute/message`, summary: 'A loja responde a um problema' })
    .input(StoreDisputeSay)
    .output(OrderDetail)
    .handler(({ context, input: { store, uuid, ...said } }) =>
      asStore(context, { store, uuid }, (tx, order, side) => sayInDispute(tx, order, { ...said, side })),
    ),
  offer: acts
    .route({ method: 'POST', path: `${one}/dispute/offer`, summary: 'Oferece um valor de volta' })
    .input(DisputeOffer)
    .output(OrderDetail)
    .handler(({ context, input: { store, uuid, ...offer } }) =>
      asStore(context, { store, uuid }, (tx, order) => offerRefund(tx, order, offer)),
    ),
  note: acts
    .route({ method: 'POST', path: `${one}/note`, summary: 'Anotação para a equipe da loja' })
    .input(OrderNote)
    .output(OrderDetail)
    .handler(({ context, input: { text, ...ref } }) =>
      asStore(context, ref, (tx, order, side) => noteOrder(tx, order, { text, side })),
    ),
}
