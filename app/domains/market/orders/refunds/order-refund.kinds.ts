export const refundStates = ['pedido', 'feito', 'falhou'] as const
export type RefundState = (typeof refundStates)[number]

/** What of an order goes back: centavos of each line, by its id, and of the freight. */
export type RefundOf = { lines: Record<number, number>; freight: number }
