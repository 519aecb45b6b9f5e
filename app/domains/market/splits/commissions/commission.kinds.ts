/** Waits for payment or the buyer's withdrawal days; sure; in the affiliate's account; gone back with the purchase. */
export const commissionStates = ['pendente', 'aprovada', 'paga', 'estornada'] as const
export type CommissionState = (typeof commissionStates)[number]
