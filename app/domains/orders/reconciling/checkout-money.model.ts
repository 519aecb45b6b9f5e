import type { CheckoutMoney } from './checkout-money.queries.ts'

/** What should be owed to who paid: what came in and is no sale, less what we paid back from elsewhere. */
export const owedOf = ({ there, sold, outside }: CheckoutMoney) => there - sold - outside

/** What the book lacks: debits of what the gateway has and of its fees, a credit of what is owed to who paid. */
export function missingIn(money: CheckoutMoney) {
  const gateway = money.there - money.fees - money.booked
  const buyers = owedOf(money) - money.owed
  return { gateway, buyers, gateway_fees: buyers - gateway }
}

export type Difference = 'orders' | 'book'

/**
 * Where the sides disagree. `orders`: what is not sold is neither promised back nor back, or more went back than was;
 * `book`: it says another story than the gateway.
 */
export function differences(money: CheckoutMoney): Difference[] {
  const { gateway, buyers } = missingIn(money)
  return [
    ...(owedOf(money) === money.promised ? [] : (['orders'] as const)),
    ...(gateway || buyers ? (['book'] as const) : []),
  ]
}
