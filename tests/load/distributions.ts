const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

export function median(numbers: number[]): number {
  const all = sorted(numbers)
  const middle = all.length / 2
  return ((all[Math.ceil(middle) - 1] ?? 0) + (all[Math.floor(middle)] ?? 0)) / 2
}

/**
 * Mann–Whitney's U test, two-sided, by its normal approximation (good from about 20 each): how likely two sets of
 * samples of one and the same distribution differ in rank as much as these do.
 */
export function mannWhitney(a: number[], b: number[]): number {
  const ranks = ranksOf([...a, ...b])
  const sum = ranks.slice(0, a.length).reduce((all, rank) => all + rank, 0)
  const u = sum - (a.length * (a.length + 1)) / 2
  const mean = (a.length * b.length) / 2
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12)
  return 2 * (1 - normal(Math.abs(u - mean) / deviation))
}

/** Equal values share the mean of their ranks. */
function ranksOf(values: number[]): number[] {
  const all = sorted(values)
  return values.map((value) => (all.indexOf(value) + all.lastIndexOf(value)) / 2 + 1)
}

/** The normal distribution (Abramowitz and Stegun 7.1.26, error below 1.5e-7). */
function normal(z: number): number {
  const x = z / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  return 1 - (series * Math.exp(-x * x)) / 2
}

/** Where 95 of 100 differences of the medians (a − b) lie when the samples are drawn anew from themselves. */
export function medianDifference(a: number[], b: number[], draws = 2000): { least: number; most: number } {
  const again = (set: number[]) => set.map(() => set[Math.floor(Math.random() * set.length)] ?? 0)
  const differences = sorted(Array.from({ length: draws }, () => median(again(a)) - median(again(b))))
  return { least: differences[Math.floor(draws * 0.025)] ?? 0, most: differences[Math.floor(draws * 0.975)] ?? 0 }
}
