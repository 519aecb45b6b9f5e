import { z } from 'zod'
import { login } from '#platform/procedure.ts'
import { acceptOffer, closeProblem, declineOffer, openProblem, sayInDispute } from '../disputes/dispute.actions.ts'
import { openDisputeFile } from '../disputes/open-dispute-file.actions.ts'
import { openBoughtFile } from '../downloads/open-bought-file.actions.ts'
import { cancelOrder } from '../life/cancel-order.actions.ts'
import { receiveOrder } from '../life/receive-order.actions.ts'
import { OrderDetail, OrderPage, OrderRef } from '../orders/orders.schemas.ts'
import { orderReceipt } from '../receipts/receipt.export.ts'
import { payAgain } from '../tries/pay-again.actions.ts'
import { askWithdrawal, dropWithdrawal, sendBack } from '../withdrawals/withdraw.actions.ts'
import { asBuyer, buyAgain, giveRefundKey } from './own-orders.actions.ts'
import { listOwnOrders, showOwnOrder } from './own-orders.queries.ts'
import {
  BoughtAgain,
  DisputeOpen,
  DisputeSay,
  OfferAnswer,
  OrderCancel,
  OrderFileRef,
  OwnOrderFilter,
  PayAgain,
  RefundPixKey,
  WithdrawalAsk,
  WithdrawalSent,
} from './own-orders.schemas.ts'

const all = '/v1/market/order' as const
const one = `${all}/{uuid}` as const
const read = login.refusing('not_found')
const acts = login.refusing('not_found', 'conflict')

export const ownOrdersApi = {
  list: login.get(all, 'Suas compras', OwnOrderFilter, OrderPage, listOwnOrders),
  show: read.get(one, 'Uma compra sua, com pagamento, envio e histórico', OrderRef, OrderDetail, (ctx, { uuid }) => showOwnOrder(ctx, uuid)),
  cancel: acts.post(`${one}/cancel`, 'Cancela antes de pagar, ou antes de ser enviado', OrderCancel, OrderDetail, (ctx, { uuid, reason }) =>
    asBuyer(ctx, uuid, (tx, order) => cancelOrder(tx, order, { side: 'comprador', reason })),
  ),
  payAgain: login.refusing('not_found', 'conflict', 'unavailable').post(`${one}/pay`, 'Paga de outro jeito um pedido cujo cartão foi recusado', PayAgain, OrderDetail, payAgain),
  received: acts.post(`${one}/received`, 'Diz que recebeu', OrderRef, OrderDetail, (ctx, { uuid }) => asBuyer(ctx, uuid, receiveOrder)),
  refundKey: acts.put(`${one}/refund-key`, 'Dá a chave PIX para uma devolução que o banco recusou', RefundPixKey, OrderDetail, giveRefundKey),
  withdraw: acts.post(`${one}/withdrawal`, 'Devolve dentro de sete dias, tudo ou uma parte', WithdrawalAsk, OrderDetail, (ctx, { uuid, ...wanted }) =>
    asBuyer(ctx, uuid, (tx, order) => askWithdrawal(tx, order, wanted)),
  ),
  sentBack: acts.post(`${one}/withdrawal/sent`, 'Diz que enviou a devolução', WithdrawalSent, OrderDetail, (ctx, { uuid, ...sent }) =>
    asBuyer(ctx, uuid, (tx, order) => sendBack(tx, order, sent)),
  ),
  dropWithdrawal: acts.post(`${one}/withdrawal/drop`, 'Desiste de devolver', OrderRef, OrderDetail, (ctx, { uuid }) => asBuyer(ctx, uuid, dropWithdrawal)),
  dispute: acts.post(`${one}/dispute`, 'Conta um problema com a compra', DisputeOpen, OrderDetail, (ctx, { uuid, ...problem }) =>
    asBuyer(ctx, uuid, (tx, order) => openProblem(tx, order, { ...problem, side: 'comprador' })),
  ),
  say: acts.post(`${one}/dispute/message`, 'Escreve sobre o problema', DisputeSay, OrderDetail, (ctx, { uuid, ...said }) =>
    asBuyer(ctx, uuid, (tx, order) => sayInDispute(tx, order, { ...said, side: 'comprador' })),
  ),
  accept: acts.post(`${one}/dispute/accept`, 'Aceita o valor que a loja ofereceu', OfferAnswer, OrderDetail, (ctx, { uuid, amount }) =>
    asBuyer(ctx, uuid, (tx, order) => acceptOffer(tx, order, amount)),
  ),
  decline: acts.post(`${one}/dispute/decline`, 'Recusa o valor que a loja ofereceu', OfferAnswer, OrderDetail, (ctx, { uuid, amount }) =>
    asBuyer(ctx, uuid, (tx, order) => declineOffer(tx, order, amount)),
  ),
  closeDispute: acts.post(`${one}/dispute/close`, 'Diz que o problema foi resolvido', OrderRef, OrderDetail, (ctx, { uuid }) => asBuyer(ctx, uuid, closeProblem)),
  disputeFile: read.get(`${one}/dispute/file/{file}`, 'Um anexo do problema, para os dois lados', OrderFileRef, z.file(), openDisputeFile),
  again: read.post(`${one}/again`, 'Põe as mesmas coisas no carrinho', OrderRef, BoughtAgain, (ctx, { uuid }) => buyAgain(ctx, uuid)),
  file: acts.get(`${one}/file/{file}`, 'Baixa um arquivo comprado', OrderFileRef, z.file(), openBoughtFile),
  receipt: acts.get(`${one}/receipt`, 'O comprovante da compra, em PDF', OrderRef, z.file(), (ctx, { uuid }) => orderReceipt(ctx, uuid)),
}
