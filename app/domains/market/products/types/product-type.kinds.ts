/**
 * What a product is, for the machinery: whether it is packed and weighed, opened by its buyer, taught, sent again by
 * itself, or held as a conversation (decisions 7).
 */
export const productKinds = ['fisico', 'digital', 'curso', 'assinatura', 'consultoria'] as const
export type ProductKind = (typeof productKinds)[number]

/** What is packed and sent: it has weight, size and a stock. */
export const isShipped = (kind: ProductKind) => kind === 'fisico' || kind === 'assinatura'
