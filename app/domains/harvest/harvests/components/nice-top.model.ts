const steps = [1, 2, 4, 6, 8, 10]

/** The first round number at or above: 349 → 400. Half of it is round too. */
export function niceTop(value: number): number {
  const scale = 10 ** Math.floor(Math.log10(Math.max(value, 1)))
  return (steps.find((step) => step * scale >= value) ?? 10) * scale
}
