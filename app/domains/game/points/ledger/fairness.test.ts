import { expect, test } from 'vitest'
import { DAY, HOUR } from '#shared/durations.ts'
import type { Cause } from '../causes/cause.kinds.ts'
import { type Deed, deserves, type Facts, withinLimits } from '../causes/deserving.model.ts'
import { shippedTypes } from '../points.seed.ts'

const GROWERS = 1000
const CHEATS = 20
const DAYS = 30
const start = Date.parse('2026-10-01T12:00:00Z')

/** Always the same numbers. */
function chance(seed: number) {
  let state = seed * 2654435761 + 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** What a month of deeds earns by the shipped rules. */
function earned(deeds: Deed[]): number {
  const earlier = new Map<Cause, Date[]>()
  let sum = 0
  for (const { cause, at, facts } of deeds.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const [, points, daily_cap, cooldown_hours] = shippedTypes[cause]
    const before = earlier.get(cause) ?? []
    if (!deserves(cause, facts) || !withinLimits({ daily_cap, cooldown_hours }, before, at)) continue
    earlier.set(cause, [...before, at])
    sum += points
  }
  return sum
}

const deed = (cause: Cause, user_id: number, day: number, facts: Facts, hour = 0): Deed => ({
  ...{ cause, user_id, facts, source_id: day * 100 + hour },
  at: new Date(start + day * DAY + hour * HOUR),
})

/** Waters most days, measures and photographs when there is something to see, sometimes learns or helps. */
function honest(user_id: number): Deed[] {
  const random = chance(user_id)
  const diligence = 0.25 + random() * 0.6
  const deeds: Deed[] = []
  let kept_days = 2
  let last_photo: number | null = null
  for (let day = 0; day < DAYS; day++) {
    if (random() > diligence) continue
    const facts = { thing_days: 20 + day, kept_days: kept_days++ }
    deeds.push(deed('cuidado', user_id, day, facts))
    if (random() < 0.5) deeds.push(deed('medicao', user_id, day, { ...facts, copied: random() < 0.05 }))
    if (random() < 0.25) {
      const hours_since_photo = last_photo === null ? null : (day - last_photo) * 24
      deeds.push(deed('foto', user_id, day, { ...facts, hours_since_photo }))
      last_photo = day
    }
    if (random() < 0.12) deeds.push(deed('aula', user_id, day, {}))
    if (random() < 0.04)
      deeds.push(deed('resposta-util', user_id, day, { letters: 120, giver_days: 60, days_since_same: null }))
  }
  return deeds
}

/** Twenty who work together: each a way of counting without caring. */
function cheat(user_id: number): Deed[] {
  const each = (count: number, of: (at: number) => Deed[]) => Array.from({ length: count }, (_, at) => of(at)).flat()
  const ways = [
    // Everybody of the ring finds everybody's answers useful, by turns, every hour.
    () =>
      each(DAYS, (day) =>
        each(12, (hour) => {
          const turns = { letters: 40, giver_days: 60, mutual: day > 0, days_since_same: day > 0 ? 1 : null }
          return [deed('resposta-util', user_id, day, turns, hour)]
        }),
      ),
    // Fifty plants a day, each measured and photographed at once, and never again.
    () =>
      each(DAYS, (day) =>
        each(12, (hour) => {
          const facts = { thing_days: 0, kept_days: 0, hours_since_photo: null }
          return (['cuidado', 'medicao', 'foto', 'colheita'] as const).map((cause) =>
            deed(cause, user_id, day, facts, hour),
          )
        }),
      ),
    // A hundred copies of one measurement of an old plant, and as many photos in a row.
    () =>
      each(DAYS, (day) =>
        each(12, (hour) => {
          const facts = { thing_days: 90, kept_days: 30 + day, hours_since_photo: day + hour ? 1 : null }
          return [
            deed('cuidado', user_id, day, facts, hour),
            deed('medicao', user_id, day, { ...facts, copied: day + hour > 0 }, hour),
            deed('foto', user_id, day, facts, hour),
          ]
        }),
      ),
    // Buys from themself, likes themself: nothing of that is a cause.
    () => [],
  ]
  return (ways[user_id % ways.length] ?? (() => []))()
}

test('of 1,000 growers over a month, 20 cheats earn no more than who cares as most do', () => {
  const honestPoints = Array.from({ length: GROWERS - CHEATS }, (_, at) => earned(honest(at + 1)))
  const cheatPoints = Array.from({ length: CHEATS }, (_, at) => earned(cheat(at)))
  const sorted = honestPoints.toSorted((a, b) => a - b)
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0
  expect(median).toBeGreaterThan(50)
  expect(Math.max(...cheatPoints)).toBeLessThanOrEqual(median)
  // Care pays: the most diligent tenth has far more than the least.
  expect(sorted.at(-98) ?? 0).toBeGreaterThan((sorted[98] ?? 0) * 1.5)
})

test('a ring of three, and one that finds each other useful again and again', () => {
  const useful = (facts: Facts) => deserves('resposta-util', { letters: 80, giver_days: 30, ...facts })
  expect(useful({})).toBe(true)
  expect(useful({ mutual: true })).toBe(false)
  expect(useful({ days_since_same: 3 })).toBe(false)
  expect(useful({ days_since_same: 30 })).toBe(true)
  expect(useful({ giver_days: 2 })).toBe(false)
  expect(useful({ letters: 5 })).toBe(false)
})

test('the cap is of the day in São Paulo, the interval of hours, whichever comes first', () => {
  const at = (text: string) => new Date(text)
  const once = { daily_cap: 1, cooldown_hours: 0 }
  // 23:30 and 00:30 in São Paulo are one day of UTC.
  expect(withinLimits(once, [at('2026-11-21T02:30:00Z')], at('2026-11-21T03:30:00Z'))).toBe(true)
  expect(withinLimits(once, [at('2026-11-21T03:30:00Z')], at('2026-11-22T02:30:00Z'))).toBe(false)
  const rare = { daily_cap: 5, cooldown_hours: 48 }
  expect(withinLimits(rare, [at('2026-11-19T12:00:00Z')], at('2026-11-21T11:59:00Z'))).toBe(false)
  expect(withinLimits(rare, [at('2026-11-19T12:00:00Z')], at('2026-11-21T12:00:00Z'))).toBe(true)
})
