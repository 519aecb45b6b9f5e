/** How often a plan is paid. */
export const intervals = ['mensal', 'anual'] as const
export type Interval = (typeof intervals)[number]

/** A subscription's life. */
export const subscriptionStates = ['teste', 'ativa', 'atrasada', 'nao_paga', 'cancelada'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** One period that is paid for at once. A trial's is free. */
export const cycleStates = ['teste', 'aberto', 'pago', 'falhou'] as const
export type CycleState = (typeof cycleStates)[number]
