export const receiverStates = ['pendente', 'ativo', 'recusado', 'suspenso'] as const
export type ReceiverState = (typeof receiverStates)[number]

/** By bank account, or by a PIX key. */
export const payoutMeans = ['conta', 'pix'] as const
export type PayoutMeans = (typeof payoutMeans)[number]

export const bankAccountTypes = ['corrente', 'poupanca', 'pagamento'] as const
export type BankAccountType = (typeof bankAccountTypes)[number]
