import { factKinds, type PaymentMethod, paymentMethods } from '#platform/payments/gateway.ts'

export { type PaymentMethod, paymentMethods }

/** What can happen to a charge. A refund is asked for by us; everything else is a fact of the gateway. */
export const transactionKinds = [...factKinds, 'refund_requested'] as const
export type TransactionKind = (typeof transactionKinds)[number]

/** What the fold of the transactions says (`charge-fold.model.ts`). */
export const chargeStatuses = [
  'pending',
  'processing',
  'paid',
  'underpaid',
  'overpaid',
  'failed',
  'expired',
  'canceled',
  'partially_refunded',
  'refunded',
  'charged_back',
] as const
export type ChargeStatus = (typeof chargeStatuses)[number]
