import { expect, test } from 'vitest'
import { FIRST_POINTS, pickBins, pickTier } from './pick-tier.model.ts'

const now = new Date('2026-11-21T18:00:00-03:00')
const of = (days: number, points = 600) => ({
  ...{ from: new Date(now.getTime() - days * 86_400_000), to: now, now },
  ...{ points, interval_seconds: 60, most_raw: 2000 },
})

test('up to three days are drawn as fine as there is room, more by the day', () => {
  const drawn = (days: number, points?: number) => {
    const { tier, bin_seconds } = pickTier(of(days, points))
    return [tier, bin_seconds / 60]
  }
  expect(drawn(0.25)).toEqual(['raw', 0])
  expect(drawn(3)).toEqual(['5m', 10])
  expect(drawn(4)).toEqual(['1h', 1440])
  expect(drawn(30)).toEqual(['1h', 1440])
  expect(drawn(365)).toEqual(['1d', 2 * 1440])
})

test('what tells of silence is as fine as there is room, whatever is drawn', () => {
  expect([pickBins(of(7)).heard, pickBins(of(30)).heard]).toEqual(['5m', '1h'])
})

test.each([1, 3, 7, 30, 365])('%i days are sent as 300 points at most, however often the robot speaks', (days) => {
  for (const interval_seconds of [10, 30, 60, 120, 300, 600]) {
    const { bin_seconds } = pickTier({ ...of(days, FIRST_POINTS), interval_seconds })
    expect((days * 86_400) / (bin_seconds || interval_seconds)).toBeLessThanOrEqual(300)
  }
})
