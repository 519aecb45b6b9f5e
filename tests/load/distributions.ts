const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b)

export function median(numbers: number[]): number {
  const all = sorted(numbers)
  const middle = all.length / 2
  return ((all[Math.ceil(middle) - 1] ?? 0) + (all[Math.floor(middle)] ?? 0)) / 2
}

/**
 * Two-sided Mann–Whitney U test by its normal approximation (good from about 20 samples each): the p-value of both sets
 * having the same distribution.
 */
export function mannWhitney(a: number[], b: number[]): number {
  const ranks = ranksOf([...a, ...b])
  const sum = ranks.slice(0, a.length).reduce((all, rank) => all + rank, 0)
  const u = sum - (a.length * (a.length + 1)) / 2
  const mean = (a.length * b.length) / 2
  const deviation = Math.sqrt((a.length * b.length * (a.length + b.length + 1)) / 12)
  return 2 * (1 - normal(Math.abs(u - mean) / deviation))
}

/** Ties share the mean of their ranks. */
function ranksOf(values: number[]): number[] {
  const all = sorted(values)
  return values.map((value) => (all.indexOf(value) + all.lastIndexOf(value)) / 2 + 1)
}

/** Cumulative normal distribution (Abramowitz and Stegun 7.1.26, error below 1.5e-7). */
function normal(z: number): number {
  const x = z / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  return 1 - (series * Math.exp(-x * x)) / 2
}

/** Bootstrap 95 % confidence interval of the difference of the medians (a − b). */
export function medianDifference(a: number[], b: number[], draws = 2000): { least: number; most: number } {
  const again = (set: number[]) => set.map(() => set[Math.floor(Math.random() * set.length)] ?? 0)
  const differences = sorted(Array.from({ length: draws }, () => median(again(a)) - median(again(b))))
  return { least: differences[Math.floor(draws * 0.025)] ?? 0, most: differences[Math.floor(draws * 0.975)] ?? 0 }
}
