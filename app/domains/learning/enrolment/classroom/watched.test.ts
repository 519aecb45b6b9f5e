import { expect, test } from 'vitest'
import { playedOffline } from './watched.model.ts'

const whole = { from: 0, to: 60, took_s: 60 }

test('watched without signal counts up to the time that went by; what no longer fits counts its beginning', () => {
  expect(playedOffline([whole], 100)).toEqual({ ranges: [{ from: 0, to: 60 }], watched_s: 60 })
  expect(playedOffline([whole, { from: 60, to: 120, took_s: 60 }], 90)).toEqual({
    ranges: [
      { from: 0, to: 60 },
      { from: 60, to: 90 },
    ],
    watched_s: 90,
  })
  expect(playedOffline([whole], 0)).toEqual({ ranges: [{ from: 0, to: 0 }], watched_s: 0 })
  expect(playedOffline([whole], -5).watched_s).toBe(0)
})

test('twice as fast counts whole and costs half; faster than videos play, back, or in no time counts nothing', () => {
  expect(playedOffline([{ from: 0, to: 60, took_s: 30 }], 30)).toEqual({ ranges: [{ from: 0, to: 60 }], watched_s: 30 })
  const none = { ranges: [], watched_s: 0 }
  expect(playedOffline([{ from: 0, to: 60, took_s: 10 }], 1000)).toEqual(none)
  expect(playedOffline([{ from: 60, to: 0, took_s: 60 }], 1000)).toEqual(none)
  expect(playedOffline([{ from: 0, to: 1, took_s: 0 }], 1000)).toEqual(none)
})
