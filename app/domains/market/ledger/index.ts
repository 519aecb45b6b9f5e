export type { Holder, HolderRole } from './book/holder.kinds.ts'
export { type Posted, post } from './book/post.actions.ts'
export { type Balances, balancesOf } from './receivables/balances.queries.ts'
export { type Part, releaseReceivables } from './receivables/receivables.actions.ts'
export { canBePaid, currentReceiver } from './receivers/receivers.queries.ts'
export {
  type Chargeback,
  type Refund,
  recordChargeback,
  recordChargebackReversed,
  recordRefund,
  recordSale,
  type Sale,
} from './sales/sales.actions.ts'
export { bookPaidOutside, bookWithoutSale } from './sales/without-sale.actions.ts'
