import { z } from 'zod'
import { login, refusing } from '#platform/procedure.ts'
import { acceptOffer, closeProblem, declineOffer, openProblem, sayInDispute } from '../disputes/dispute.actions.ts'
import { openDisputeFile } from '../disputes/open-dispute-file.actions.ts'
import { openBoughtFile } from '../downloads/open-bought-file.actions.ts'
import { cancelOrder } from '../life/cancel-order.actions.ts'
import { receiveOrder } from '../life/receive-order.actions.ts'
import { OrderDetail, OrderFilter, OrderPage, OrderRef } from '../orders/orders.schemas.ts'
import { orderReceipt } from '../receipts/receipt.export.ts'
import { payAgain } from '../tries/pay-again.actions.ts'
import { askWithdrawal, dropWithdrawal, sendBack } from '../withdrawals/withdraw.actions.ts'
import { asBuyer, buyAgain, giveRefundKey } from './own-orders.actions.ts'
import { listOwnOrders, showOwnOrder } from './own-orders.queries.ts'
import {
  BoughtAgain,
  DisputeOpen,
  DisputeSay,
  OrderCancel,
  OrderFileRef,
  PayAgain,
  RefundPixKey,
  WithdrawalAsk,
  WithdrawalSent,
} from './own-orders.schemas.ts'

const all = '/v1/market/order' as const
const one = `${all}/{uuid}` as const
const read = refusing(login, 'not_found')
const acts = refusing(login, 'not_found', 'conflict')

export const ownOrdersApi = {
  list: login
    .route({ method: 'GET', path: all, summary: 'Suas compras' })
    .input(OrderFilter)
    .output(OrderPage)
    .handler(({ context, input }) => listOwnOrders(context, input)),
  show: read
    .route({ method: 'GET', path: one, summary: 'Uma compra sua, com pagamento, envio e histórico' })
    .input(OrderRef)
    .output(OrderDetail)
    .handler(({ context, input }) => showOwnOrder(context, input.uuid)),
  cancel: acts
    .route({ method: 'POST', path: `${one}/cancel`, summary: 'Cancela antes de pagar, ou antes de ser enviado' })
    .input(OrderCancel)
    .output(OrderDetail)
    .handler(({ context, input: { uuid, reason } }) =>
      asBuyer(context, uuid, (tx, order) => cancelOrder(tx, order, { side: 'comprador', reason })),
    ),
  payAgain: refusing(login, 'not_found', 'conflict', 'unavailable')
    .route({ method: 'POST', path: `${one}/pay`, summary: 'Paga de outro jeito um pedido cujo cartão foi recusado' })
    .input(PayAgain)
    .output(OrderDetail)
    .handler(({ context, input }) => payAgain(context, input)),
  received: acts
    .route({ method: 'POST', path: `${one}/received`, summary: 'Diz que recebeu' })
    .input(OrderRef)
    .output(OrderDetail)
    .handler(({ context, input }) => asBuyer(context, input.uuid, receiveOrder)),
  refundKey: acts
    .route({
      method: 'PUT',
      path: `${one}/refund-key`,
      summary: 'Dá a chave PIX para uma devolução que o banco recusou',
    })
    .input(RefundPixKey)
    .output(OrderDetail)
    .handler(({ context, input }) => giveRefundKey(context, input)),
  withdraw: acts
    .route({ method: 'POST', path: `${one}/withdrawal`, summary: 'Devolve dentro de sete dias, tudo ou uma parte' })
    .input(WithdrawalAsk)
    .output(OrderDetail)
    .handler(({ context, input: { uuid, ...wanted } }) =>
      asBuyer(context, uuid, (tx, order) => askWithdrawal(tx, order, wanted)),
    ),
  sentBack: acts
    .route({ method: 'POST', path: `${one}/withdrawal/sent`, summary: 'Diz que enviou a devolução' })
    .input(WithdrawalSent)
    .output(OrderDetail)
    .handler(({ context, input: { uuid, ...sent } }) =>
      asBuyer(context, uuid, (tx, order) => sendBack(tx, order, sent)),
    ),
  dropWithdrawal: acts
    .route({ method: 'POST', path: `${one}/withdrawal/drop`, summary: 'Desiste de devolver' })
    .input(OrderRef)
    .output(OrderDetail)
    .handler(({ context, input }) => asBuyer(context, input.uuid, dropWithdrawal)),
  dispute: acts
    .route({ method: 'POST', path: `${one}/dispute`, summary: 'Conta um problema com a compra' })
    .input(DisputeOpen)
    .output(OrderDetail)
    .handler(({ context, input: { uuid, ...problem } }) =>
      asBuyer(context, uuid, (tx, order) => openProblem(tx, order, { ...problem, side: 'comprador' })),
    ),
  say: acts
    .route({ method: 'POST', path: `${one}/dispute/message`, summary: 'Escreve sobre o problema' })
    .input(DisputeSay)
    .output(OrderDetail)
    .handler(({ context, input: { uuid, ...said } }) =>
      asBuyer(context, uuid, (tx, order) => sayInDispute(tx, order, { ...said, side: 'comprador' })),
    ),
  accept: acts
    .route({ method: 'POST', path: `${one}/dispute/accept`, summary: 'Aceita o valor que a loja ofereceu' })
    .input(OrderRef)
    .output(OrderDetail)
    .handler(({ context, input }) => asBuyer(context, input.uuid, acceptOffer)),
  decline: acts
    .route({ method: 'POST', path: `${one}/dispute/decline`, summary: 'Recusa o valor que a loja ofereceu' })
    .input(OrderRef)
    .output(OrderDetail)
    .handler(({ context, input }) => asBuyer(context, input.uuid, declineOffer)),
  closeDispute: acts
    .route({ method: 'POST', path: `${one}/dispute/close`, summary: 'Diz que o problema foi resolvido' })
    .input(OrderRef)
    .output(OrderDetail)
    .handler(({ context, input }) => asBuyer(context, input.uuid, closeProblem)),
  disputeFile: read
    .route({ method: 'GET', path: `${one}/dispute/file/{file}`, summary: 'Um anexo do problema, para os dois lados' })
    .input(OrderFileRef)
    .output(z.file())
    .handler(({ context, input }) => openDisputeFile(context, input)),
  again: read
    .route({ method: 'POST', path: `${one}/again`, summary: 'Põe as mesmas coisas no carrinho' })
    .input(OrderRef)
    .output(BoughtAgain)
    .handler(({ context, input }) => buyAgain(context, input.uuid)),
  file: acts
    .route({ method: 'GET', path: `${one}/file/{file}`, summary: 'Baixa um arquivo comprado' })
    .input(OrderFileRef)
    .output(z.file())
    .handler(({ context, input }) => openBoughtFile(context, input)),
  receipt: acts
    .route({ method: 'GET', path: `${one}/receipt`, summary: 'O comprovante da compra, em PDF' })
    .input(OrderRef)
    .output(z.file())
    .handler(({ context, input }) => orderReceipt(context, input.uuid)),
}
