import { expect, test } from 'vitest'
import { pickBins, pickTier } from './pick-tier.model.ts'

const now = new Date('2026-11-21T18:00:00-03:00')
const of = (days: number, points = 600) => ({
  ...{ from: new Date(now.getTime() - days * 86_400_000), to: now, now },
  ...{ points, interval_seconds: 60, most_raw: 2000 },
})

test('days are drawn as fine as there is room, weeks by the hour, months by the day', () => {
  const drawn = (days: number, points?: number) => {
    const { tier, bin_seconds } = pickTier(of(days, points))
    return [tier, bin_seconds / 60]
  }
  expect(drawn(0.5)).toEqual(['raw', 0])
  expect(drawn(3)).toEqual(['5m', 10])
  expect(drawn(7)).toEqual(['1h', 60])
  expect(drawn(12.5)).toEqual(['1h', 60])
  expect(drawn(7, 100)).toEqual(['1h', 120])
  expect(drawn(13)).toEqual(['1h', 1440])
  expect(drawn(30)).toEqual(['1h', 1440])
})

test('what tells of silence is as fine as there is room, whatever is drawn', () => {
  expect([pickBins(of(7)).heard, pickBins(of(30)).heard]).toEqual(['5m', '1h'])
})
