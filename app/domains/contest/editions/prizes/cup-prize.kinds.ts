export const prizeKinds = ['simbolico', 'produto', 'dinheiro'] as const
export type PrizeKind = (typeof prizeKinds)[number]

/** On its way to who won it. */
export const prizeStates = ['prometido', 'separado', 'enviado', 'entregue'] as const
export type PrizeState = (typeof prizeStates)[number]
