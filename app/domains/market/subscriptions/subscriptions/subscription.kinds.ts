/** How often a plan is paid. */
export const intervals = ['mensal', 'anual'] as const
export type Interval = (typeof intervals)[number]

/** A subscription's life. `pendente`: its first payment is awaited, and nothing is open yet. */
export const subscriptionStates = ['pendente', 'teste', 'ativa', 'atrasada', 'nao_paga', 'cancelada'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

/** Over for good: whoever wants it again subscribes again. */
export const overStates = ['nao_paga', 'cancelada'] as const satisfies SubscriptionState[]
export type OverState = (typeof overStates)[number]
export const isOver = (state: SubscriptionState): state is OverState => overStates.some((over) => over === state)

/** Who calls one off. */
export const subscriptionEnders = ['subscriber', 'store'] as const
export type SubscriptionEnder = (typeof subscriptionEnders)[number]

/** One period that is paid for at once. A trial's is free. */
export const cycleStates = ['teste', 'aberto', 'pago', 'falhou', 'devolvido'] as const
export type CycleState = (typeof cycleStates)[number]

/** What is due in a subscription: the renewal job acts by it. */
export type Step = 'open_cycle' | 'try_again' | 'give_up' | 'end'
