/** How many objects and arrays stand within each other; without recursion, as it is asked of what anybody sends. */
export function depthOf(value: object): number {
  let level: unknown[] = [value]
  for (let depth = 0; ; depth++) {
    const next = level.flatMap((one) => (one && typeof one === 'object' ? Object.values(one) : []))
    if (!next.length || depth > 100) return depth
    level = next
  }
}
