/** A payout's life: made here, told to the bank, and the bank's answer. */
export const payoutStates = ['criado', 'enviado', 'pago', 'devolvido'] as const
export type PayoutState = (typeof payoutStates)[number]
