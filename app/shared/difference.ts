/** Below this two values count as alike. */
const ALIKE = 1.1

/**
 * How many times the smaller value the larger one is: what differs more stands first. undefined for what is alike; where
 * the smaller is nothing, a difference counts as the least that is one.
 */
export function timesAs(one: number, other: number): number | undefined {
  const [low, high] = [Math.min(one, other), Math.max(one, other)]
  if (high <= 0) return undefined
  const ratio = low > 0 ? high / low : ALIKE
  return ratio < ALIKE ? undefined : ratio
}
