import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kwhOf, onTime } from './on-time.model.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 22, 0) + hour * 3_600_000)
const day = { from: at(0), to: at(24), before: 0 }

test('a channel that was on from 6 to 18 was on for 12 hours', () => {
  const changes = [
    { at: at(6), level: 100 },
    { at: at(18), level: 0 },
  ]
  expect(onTime(changes, day)).toEqual({ on_seconds: 43_200, full_seconds: 43_200 })
})

test('what was on before the day counts from its beginning, what stays on to its end', () => {
  expect(onTime([{ at: at(3), level: 0 }], { ...day, before: 50 })).toEqual({ on_seconds: 10_800, full_seconds: 5400 })
  expect(onTime([{ at: at(22), level: 100 }], day)).toEqual({ on_seconds: 7200, full_seconds: 7200 })
})

test('changes outside of the time count for nothing', () => {
  const changes = [
    { at: at(-2), level: 100 },
    { at: at(-1), level: 0 },
    { at: at(30), level: 100 },
  ]
  expect(onTime(changes, day)).toEqual({ on_seconds: 0, full_seconds: 0 })
})

test('100 W for 24 hours are 2,4 kWh; at half level half of it; nobody knows without watts', () => {
  expect(kwhOf(onTime([], { ...day, before: 100 }), 100)).toBeCloseTo(2.4)
  expect(kwhOf(onTime([], { ...day, before: 50 }), 100)).toBeCloseTo(1.2)
  expect(kwhOf(onTime([], day), null)).toBeNull()
})

test('parts of a time add up to the whole', () => {
  const change = fc.record({ hour: fc.integer({ min: 0, max: 24 }), level: fc.integer({ min: 0, max: 100 }) })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), fc.integer({ min: 0, max: 24 }), (drawn, cut) => {
      const changes = drawn.toSorted((a, b) => a.hour - b.hour).map(({ hour, level }) => ({ at: at(hour), level }))
      const whole = onTime(changes, day)
      const before = changes.filter((one) => one.at < at(cut)).at(-1)?.level ?? 0
      const parts = [
        onTime(changes, { ...day, to: at(cut) }),
        onTime(
          changes.filter((one) => one.at >= at(cut)),
          { ...day, from: at(cut), before },
        ),
      ]
      expect(parts.reduce((sum, part) => sum + part.full_seconds, 0)).toBeCloseTo(whole.full_seconds, 6)
      expect(parts.reduce((sum, part) => sum + part.on_seconds, 0)).toBeCloseTo(whole.on_seconds, 6)
    }),
  )
})
