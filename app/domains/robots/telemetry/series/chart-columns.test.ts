import { expect, test } from 'vitest'
import { renderAt } from '#shared/clock.ts'
import { MINUTE } from '#shared/durations.ts'
import { binInWords } from './bin.words.ts'
import { chartRows, dayBlocks, type SeriesAsRead, withReading } from './chart-columns.model.ts'

const at = (minute: number) => new Date(minute * MINUTE)

const series: SeriesAsRead = {
  ...{ device_id: 1, serial: 'GZ00000001', from: at(0), to: at(60), tier: 'raw', bin_seconds: 0, interval_seconds: 60 },
  at: [at(1), at(2), at(40)],
  lines: [
    {
      ...{ key: 'temperature', name: 'Temperatura', unit: '°C', decimals: 1 },
      ...{ means: [20, 21, 25], lows: [20, 20, 24], highs: [20, 22, 26] },
      before: { at: at(-1), value: 19 },
    },
  ],
  gaps: [
    { from: at(2), to: at(40), cause: 'power' },
    { from: at(40), to: at(60), cause: 'unknown' },
  ],
  sent_later: [],
  flagged: [],
}

test('a gap is an empty point between two readings, so that it is never drawn as a line', () => {
  const rows = chartRows(series, 'temperature')
  expect(rows.map(({ at: moment, mean }) => [moment / MINUTE, mean])).toEqual([
    [-1, 19],
    [1, 20],
    [2, 21],
    [21, null],
    [40, 25],
    [50, null],
  ])
})

test('the line begins at the last reading before the window; without one, at the first in it', () => {
  expect(chartRows(series, 'temperature')[0]).toEqual({ at: -MINUTE, mean: 19, low: 19, high: 19 })
  const lines = series.lines.map((line) => ({ ...line, before: null }))
  expect(chartRows({ ...series, lines }, 'temperature')[0]?.mean).toBe(20)
})

test('a gap at the beginning of the window stands between the point before it and the first in it', () => {
  const late = { ...series, gaps: [{ from: at(0), to: at(1), cause: 'wifi' as const }] }
  expect(chartRows(late, 'temperature').map(({ mean }) => mean)).toEqual([19, null, 20, 21, 25])
})

test('a bin stands at its middle', () => {
  expect(chartRows({ ...series, bin_seconds: 60, gaps: [] }, 'temperature')[1]?.at).toBe(1.5 * MINUTE)
})

test('a reading that just came is a point at the end, and ends the gap that was open; an older one changes nothing', () => {
  const reading = { at: at(61), values: { temperature: 26 }, flags: {} }
  const grown = withReading(series, reading)
  expect([grown.to, grown.at.at(-1), grown.lines[0]?.means.at(-1)]).toEqual([at(61), at(61), 26])
  expect(grown.gaps.at(-1)?.to).toEqual(at(61))
  expect(withReading(grown, { ...reading, at: at(62) }).gaps).toBe(grown.gaps)
  expect(withReading(grown, reading)).toBe(grown)
  expect(withReading(series, { at: at(39), values: {}, flags: {} })).toBe(series)
  const flagged = withReading(series, { ...reading, flags: { temperature: 'range' } })
  expect(flagged.lines[0]?.means.at(-1)).toBe(null)
})

test('a reading after too long a silence ends a gap that the server does not know of yet; a reading in time ends none', () => {
  const open = { ...series, to: at(41), gaps: [] }
  const after = (minute: number) => withReading(open, { at: at(minute), values: { temperature: 26 }, flags: {} })
  expect(after(43).gaps).toBe(open.gaps)
  const late = after(50)
  expect(late.gaps).toEqual([{ from: at(40), to: at(50), cause: 'unknown' }])
  expect(chartRows(late, 'temperature').map(({ mean }) => mean)).toEqual([19, 20, 21, 25, null, 26])
  expect(withReading(late, { at: at(51), values: {}, flags: {} }).gaps).toBe(late.gaps)
})

test('a reading within the newest bin widens it: moments stay in order', () => {
  const bins = { ...series, bin_seconds: 300, to: at(41), gaps: [] }
  const grown = [41, 42, 44, 45.5, 46, 48.5].reduce(
    (so, minute) => withReading(so, { at: at(minute), values: { temperature: 27 }, flags: {} }),
    bins as SeriesAsRead,
  )
  expect(grown.at).toEqual([at(1), at(2), at(40), at(43), at(46)])
  expect(grown.lines[0]?.highs).toEqual([20, 22, 27, 27, 27])
  expect(grown.to).toEqual(at(48.5))
})

test('a bin lasts until its end: silence begins there', () => {
  const bins = { ...series, bin_seconds: 600, to: at(50), gaps: [] }
  expect(withReading(bins, { at: at(53), values: {}, flags: {} }).gaps).toEqual([])
  expect(withReading(bins, { at: at(54), values: {}, flags: {} }).gaps).toMatchObject([{ from: at(50), to: at(54) }])
})

test('a day is one band: hours without data do not break it, a new reading widens the last one, and today is not over', () => {
  const DAY = 24 * 60
  const days: SeriesAsRead = {
    ...series,
    ...{ to: at(2 * DAY + 600), tier: '1d', bin_seconds: DAY * 60, at: [at(0), at(DAY), at(2 * DAY)] },
    gaps: [{ from: at(DAY - 60), to: at(DAY + 60), cause: 'power' }],
  }
  const rowsOf = (of: SeriesAsRead) =>
    chartRows(of, 'temperature').map(({ at: moment, low, mean, high }) => [moment / MINUTE / DAY, low, mean, high])
  expect(rowsOf(days)).toEqual([
    [0.5, 20, 20, 20],
    [1.5, 20, 21, 22],
    [2.5, 24, 25, 26],
  ])
  expect(dayBlocks(days, 'temperature').map(({ low, high }) => [low, high])).toEqual([
    [20, 20],
    [20, 22],
    [24, 26],
  ])
  expect(dayBlocks(series, 'temperature')).toEqual([])
  const seen = renderAt(at(2 * DAY + 700), () => dayBlocks(days, 'temperature'))
  expect(seen.map(({ going }) => going ?? false)).toEqual([false, false, true])
  const words = (now: number) => renderAt(at(now), () => days.at.map((day) => binInWords(days, day)))
  expect(words(2 * DAY + 700)[2]).toBe('hoje, até agora')
  expect(words(3 * DAY + 1)[2]).not.toContain('agora')
  const grown = withReading(days, { at: at(2 * DAY + 700), values: { temperature: 29 }, flags: {} })
  expect(rowsOf(grown).at(-1)).toEqual([2.5, 24, 25, 29])
})
