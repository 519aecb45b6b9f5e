export { cancelCharge } from './charges/cancel-charge.actions.ts'
export { chargesOf, chargeView, readCharge } from './charges/charges.queries.ts'
export { paymentsConfigured, tokenPlace } from './charges/configured.rules.ts'
export { openCharge } from './charges/open-charge.actions.ts'
export { type ChargeRequest, requestCharge } from './charges/request-charge.actions.ts'
export { isOpenConsequence } from './consequences/consequences.queries.ts'
export { paymentWebhooks, webhookRoute } from './gateway-events/webhooks.api.ts'
export { gatewayFee, installmentTable, settlementDays } from './installments/installments.model.ts'
export {
  closedByBank,
  closeRefund,
  type RefundClaim,
  refundClaims,
  reopenRefunds,
} from './refunds/refund-claims.actions.ts'
export { type RefundRequest, requestRefund } from './refunds/refunds.actions.ts'
export { keepPixKey, settleOutside, tryRefundAgain } from './refunds/refused-refunds.actions.ts'
export { isStranded, listRefused, strandedOf, waitsOf } from './refunds/refused-refunds.queries.ts'
export { sandboxDoor, sandboxRoutes } from './sandbox/sandbox.api.ts'
