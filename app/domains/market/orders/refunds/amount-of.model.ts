import type { RefundOf } from './order-refund.kinds.ts'

export const amountOf = ({ lines, freight }: RefundOf) => Object.values(lines).reduce((sum, one) => sum + one, freight)
