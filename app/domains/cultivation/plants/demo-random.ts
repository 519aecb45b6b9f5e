/** Chance that follows from a seed alone, so that the demo world is the same everywhere (mulberry32). */
export type Chance = ReturnType<typeof chanceOf>

export function chanceOf(seed: number) {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (low: number, high: number) => low + Math.floor((high - low + 1) * next())
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(next() * list.length)]
    if (chosen === undefined) throw new Error('nothing to pick from')
    return chosen
  }
  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((value) => ({ value, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value)
  return { next, int, pick, shuffled, is: (probability: number) => next() < probability }
}
