import type { CheckoutMoney } from './checkout-money.queries.ts'

/** What should be owed to who paid: what came in and is no sale, less what we paid back from elsewhere and did not lose. */
export const owedOf = ({ there, sold, outside, lost }: CheckoutMoney) => there - sold - outside + lost

/** What the book lacks: debits of what the gateway has, of its fees and of losses, a credit of what is owed to who paid. */
export function missingIn(money: CheckoutMoney) {
  const gateway = money.there - money.fees - money.booked
  const buyers = owedOf(money) - money.owed
  const losses = money.lost - money.losses
  return { gateway, buyers, losses, gateway_fees: buyers - gateway - losses }
}

export type Difference = 'orders' | 'book'

/**
 * Where the sides disagree. `orders`: what is not sold is neither promised back nor back, or more went back than was;
 * `book`: it says another story than the gateway.
 */
export function differences(money: CheckoutMoney): Difference[] {
  const { gateway, buyers, losses } = missingIn(money)
  return [
    ...(owedOf(money) + money.asked === money.promised + money.awaited ? [] : (['orders'] as const)),
    ...(gateway || buyers || losses ? (['book'] as const) : []),
  ]
}
