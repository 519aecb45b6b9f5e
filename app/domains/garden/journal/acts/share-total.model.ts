/** Finer than any measuring cup, ml; of less than ten of it a plant, tenths are shared out. */
const STEP = 1
const FINE = 0.1

/**
 * An amount for several plants, in as equal parts as a cup measures: whole millilitres, tenths of a small amount. The
 * parts sum to the total exactly; the first ones get what does not divide.
 */
export function shareTotal(total: number, parts: number): number[] {
  const step = total >= 10 * parts ? STEP : FINE
  const steps = Math.floor(rounded(total / step))
  const base = Math.floor(steps / parts)
  const more = steps - base * parts
  const shares = Array.from({ length: parts }, (_, at) => rounded((base + (at < more ? 1 : 0)) * step))
  const last = shares.length - 1
  shares[last] = rounded((shares[last] ?? 0) + total - steps * step)
  return shares
}

/** As it is stored: four decimals. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000
