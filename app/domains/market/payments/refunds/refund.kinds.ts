/** Asked for, taken on by the gateway, and then back with the payer or not. */
export const refundStatuses = ['requested', 'accepted', 'done', 'failed'] as const
export type RefundStatus = (typeof refundStatuses)[number]
