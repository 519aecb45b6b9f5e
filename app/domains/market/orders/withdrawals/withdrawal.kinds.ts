/** Asked for; on its way back; settled with the money asked for; dropped by who asked. */
export const withdrawalStates = ['pedida', 'enviada', 'concluida', 'desistida'] as const
export type WithdrawalState = (typeof withdrawalStates)[number]
