import type { GatewayPart } from '#platform/payments/gateway.ts'

/** `rest`: who takes the interest of the instalments; one of them does. */
export type PartInput = GatewayPart & { rest?: boolean }

/** The shares that a gateway gets: they add up to the total to the centavo. */
export function partsOf(parts: PartInput[], { amount, interest_amount }: { amount: number; interest_amount: number }) {
  const sum = parts.reduce((all, part) => all + part.amount, 0)
  const takers = parts.filter(({ rest }) => rest)
  if (sum !== amount || takers.length !== 1 || parts.some((part) => part.amount < 0))
    throw new Error(`parts of ${sum} for a charge of ${amount}, ${takers.length} of which take the rest`)
  return parts
    .map(({ rest, ...part }): GatewayPart => ({ ...part, amount: part.amount + (rest ? interest_amount : 0) }))
    .filter((part) => part.amount > 0)
}
