/** The price of a range of CEPs up to a weight. */
export type Rate = {
  cep_from: string
  cep_to: string
  max_grams: number
  price: number
  days_min: number
  days_max: number
}

/** So many in a table: 27 states with 18 weights each. */
export const MOST_RATES = 500

const isSameRange = (a: Rate, b: Rate) => a.cep_from === b.cep_from && a.cep_to === b.cep_to
const meet = (a: Rate, b: Rate) => a.cep_from <= b.cep_to && b.cep_from <= a.cep_to

export type Conflict = { at: number; with: number; kind: 'twice' | 'overlap' }

/**
 * The first of `rates` that can't stand beside an earlier one: ranges are the same (with other weights) or apart, so that
 * a CEP and a weight never have two prices.
 */
export function conflictIn(rates: readonly Rate[]): Conflict | null {
  for (const [at, rate] of rates.entries())
    for (const [other, before] of rates.slice(0, at).entries()) {
      if (!meet(rate, before)) continue
      if (!isSameRange(rate, before)) return { at, with: other, kind: 'overlap' }
      if (rate.max_grams === before.max_grams) return { at, with: other, kind: 'twice' }
    }
  return null
}

/** Where more weight costs less in the same range: allowed, but hardly meant. The index of the cheaper heavier one. */
export function cheaperWhenHeavier(rates: readonly Rate[]): number[] {
  return rates.flatMap((rate, at) =>
    rates.some((other) => isSameRange(rate, other) && other.max_grams < rate.max_grams && other.price > rate.price)
      ? [at]
      : [],
  )
}

/** What counts for a parcel: of the ranges that hold the CEP the lightest that holds the weight. */
export function rateFor<R extends Rate>(rates: readonly R[], cep: string, grams: number): R | undefined {
  return rates
    .filter(({ cep_from, cep_to, max_grams }) => cep_from <= cep && cep <= cep_to && max_grams >= grams)
    .sort((a, b) => a.max_grams - b.max_grams)[0]
}
