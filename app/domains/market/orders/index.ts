export { type HadAlready, hadAlready } from './cart/had-already.registry.ts'
export { addressByCep } from './checkout/address-by-cep.actions.ts'
export { lastAddress } from './checkout/checkout.queries.ts'
export { keepCheckout } from './checkout/keep-checkout.actions.ts'
export { dispatchOrder } from './dispatches/dispatch-order.actions.ts'
export {
  acceptOffer,
  closeProblem,
  declineOffer,
  offerRefund,
  openProblem,
  sayInDispute,
} from './disputes/dispute.actions.ts'
export { cancelOrder } from './life/cancel-order.actions.ts'
export { deliverOrder } from './life/deliver-order.actions.ts'
export { finishOrder } from './life/finish-order.actions.ts'
export { giveService, lockOrderOfLine } from './life/give-service.actions.ts'
export { lockWithCharge } from './life/lock-with-charge.actions.ts'
export { handOverOrder, readyOrder } from './life/pick-up-order.actions.ts'
export { prepareOrder } from './life/prepare-order.actions.ts'
export { postBy } from './orders/post-by.model.ts'
export { settlingSubscribers } from './orders.subscribers.ts'
export type { FindUnopened } from './reconciling/unopened.registry.ts'
export { refundLines } from './refunds/refund-lines.actions.ts'
export { refundOrder } from './refunds/refund-order.actions.ts'
export { refundable } from './refunds/refundable.queries.ts'
export { installUsedPart } from './refunds/used-part.registry.ts'
export { provenLines } from './reviews/proven-lines.queries.ts'
export { isLate, toSend } from './sold/sold-orders.queries.ts'
export { askWithdrawal, dropWithdrawal, receiveReturn, sendBack } from './withdrawals/withdraw.actions.ts'
