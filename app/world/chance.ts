import { type Random, randomOf } from './random.ts'

/** Random numbers seeded by keys, so that the demo world is the same everywhere. */
export type Chance = Random & { shuffled: <T>(list: readonly T[]) => T[] }

export function chanceOf(...keys: (string | number)[]): Chance {
  const random = randomOf(2026, ...keys)
  const shuffled = <T>(list: readonly T[]) =>
    list
      .map((value) => ({ value, at: random.next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value)
  return { ...random, shuffled }
}
