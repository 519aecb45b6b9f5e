/**
 * A product's life. A draft is its store's alone; `em_revisao` waits for staff; only a published one is seen and sold.
 * `removido` is staff's: it stays in the orders that had it.
 */
export const productStates = ['rascunho', 'em_revisao', 'publicado', 'pausado', 'recusado', 'removido'] as const
export type ProductState = (typeof productStates)[number]
