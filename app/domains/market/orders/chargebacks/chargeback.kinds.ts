/** The buyer's bank took the money; the bank gave it back. */
export const chargebackStates = ['aberta', 'revertida'] as const
export type ChargebackState = (typeof chargebackStates)[number]
