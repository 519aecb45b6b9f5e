/** A receivable's life (decisions 7). What is paid stays paid: money that goes back later is a debt of its own. */
export const receivableStates = ['a_receber', 'disponivel', 'pago', 'estornado'] as const
export type ReceivableState = (typeof receivableStates)[number]

/** From a sale, a debt after money went back, or money that came back after a lost dispute was won. */
export const receivableKinds = ['venda', 'debito', 'credito'] as const
export type ReceivableKind = (typeof receivableKinds)[number]

/** How the buyer paid, as far as it decides when the gateway pays us. */
export const settlementMethods = ['pix', 'boleto', 'cartao'] as const
export type SettlementMethod = (typeof settlementMethods)[number]
