/** Lowest and highest value of an axis; dates count as milliseconds. */
export type Domain = readonly [low: number | Date, high: number | Date]

/** Maps a value of the domain to percent of the plot; NaN for what is not a number. */
export type Scale = (value: number | Date) => number

/** Linear scale, clamped at both ends; a domain of a single value maps to the middle. */
export function linearScale(domain: Domain, [start, end]: readonly [number, number] = [0, 100]): Scale {
  const [low, span] = [Number(domain[0]), Number(domain[1]) - Number(domain[0])]
  return (value) => {
    const share = span === 0 ? 0.5 : (Number(value) - low) / span
    return start + Math.min(1, Math.max(0, share)) * (end - start)
  }
}

/** More grid lines would be noise on a chart this low. */
const INTERVALS = 4

/** The smallest of 1, 2, 5, 10, 20, 50 … (and 0.5, 0.2 …) that divides the span into at most INTERVALS. */
function tickStep(span: number): number {
  const least = span / INTERVALS
  const power = 10 ** Math.floor(Math.log10(least))
  return rounded(power * ([1, 2, 5].find((step) => step * power >= least) ?? 10))
}

/** Multiples of a round step within the domain, ascending, and the decimals needed to tell them apart. */
export function ticksOf([low, high]: readonly [number, number]): { ticks: number[]; decimals: number } {
  const span = high - low
  if (!(span > 0 && span < Number.POSITIVE_INFINITY)) return { ticks: [low].filter(Number.isFinite), decimals: 1 }
  const step = tickStep(span)
  const [first, last] = [Math.ceil(rounded(low / step)), Math.floor(rounded(high / step))]
  const ticks = Array.from({ length: last - first + 1 }, (_, i) => rounded((first + i) * step))
  return { ticks, decimals: Math.min(12, Math.max(0, -Math.floor(Math.log10(step)))) }
}

type Nice = {
  /** Both ends are multiples of it; by default a step that suits the values. */
  step?: number
  /** Minimum margin below the lowest and above the highest value. */
  margin?: number
  /** Possible values: the domain never exceeds them. */
  within?: readonly [number, number]
}

/** A domain around all numeric values with round ends. */
export function niceDomain(values: readonly (number | null)[], nice: Nice = {}): [number, number] {
  const { margin = 0, within = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] } = nice
  const known = extentOf(values)
  if (!known) return [0, 1]
  const [low, high] = [known[0] - margin, known[1] + margin]
  const [bottom, top] = nice.step ? outward(low, high, nice.step) : toTicks(low, high)
  const inside = (end: number) => Math.min(within[1], Math.max(within[0], end))
  return [inside(bottom), inside(top)]
}

/** Rounds outwards to multiples of the step; the ends always differ. */
function outward(low: number, high: number, step: number): [number, number] {
  const [first, last] = [Math.floor(rounded(low / step)), Math.ceil(rounded(high / step))]
  return [rounded(first * step), rounded(Math.max(last, first + 1) * step)]
}

/** Extends both ends to ticks: a larger domain may need a larger step, and then grows again. */
function toTicks(low: number, high: number): [number, number] {
  let step = tickStep(high - low || Math.abs(high) || INTERVALS)
  let domain = outward(low, high, step)
  for (let wider = tickStep(domain[1] - domain[0]); wider > step; wider = tickStep(domain[1] - domain[0])) {
    step = wider
    domain = outward(low, high, step)
  }
  return domain
}

/** Minimum and maximum of the numeric values; null when there are none. */
export function extentOf(values: readonly (number | null)[]): [number, number] | null {
  const known = values.filter((value): value is number => Number.isFinite(value))
  return known.length ? [Math.min(...known), Math.max(...known)] : null
}

/** At least so wide, around the same middle. */
export function widened([low, high]: readonly [number, number], least: number): [number, number] {
  const more = Math.max(0, least - (high - low)) / 2
  return [low - more, high + more]
}

/** Removes floating point noise (3 · 0.1 is not 0.3). */
const rounded = (value: number) => Number(value.toPrecision(12))
