import { expect, test } from 'vitest'
import type { SeriesAsRead } from '#domains/robots/telemetry/series/chart-columns.model.ts'
import { coverageByDay } from './coverage.model.ts'
import { aimedAt, lightSpans } from './light.model.ts'
import { readingsAt, readLines } from './readings-at.model.ts'

const at = (text: string) => new Date(`2026-11-${text}-03:00`).getTime()
const said = (moment: number) => new Date(moment - 3 * 3_600_000).toISOString().slice(8, 16)
const band = (low: number, high: number) => ({ low, high })
const program = {
  day: { from: '06:00', to: '00:00' },
  targets: { temperature: { day: band(24, 28), night: band(20, 24) } },
}

test('days and nights of a mode are hours of São Paulo, over midnight too', () => {
  const run = { from: at('20T12:00'), to: at('21T12:00'), program }
  expect(lightSpans(run).map(({ from, to, is_day }) => [said(from), said(to), is_day])).toEqual([
    ['20T12:00', '21T00:00', true],
    ['21T00:00', '21T06:00', false],
    ['21T06:00', '21T12:00', true],
  ])
  const late = { ...run, program: { ...program, day: { from: '20:00', to: '14:00' } } }
  expect(lightSpans(late).map(({ is_day }) => is_day)).toEqual([true, false, true])
  expect(lightSpans({ ...run, program: { ...program, day: null } })).toHaveLength(1)
})

test('what a mode aims at differs by day and night, and a sensor without a target has no band', () => {
  const run = { from: at('20T12:00'), to: at('21T12:00'), program }
  expect(aimedAt([run], 'temperature', false).bands.map(({ low, high }) => [low, high])).toEqual([
    [24, 28],
    [20, 24],
    [24, 28],
  ])
  expect(aimedAt([run], 'humidity', false)).toEqual({
    nights: [{ from: at('21T00:00'), to: at('21T06:00') }],
    bands: [],
  })
})

test('where each point is a day, the targets of day and night go through, however long', () => {
  const run = { from: at('01T00:00'), to: at('01T00:00') + 300 * 24 * 3_600_000, program }
  expect(aimedAt([run], 'temperature', true)).toMatchObject({
    nights: [],
    bands: [
      { from: run.from, to: run.to, ...band(24, 28) },
      { from: run.from, to: run.to, ...band(20, 24) },
    ],
  })
})

test('the share of time with data counts only what of a day is in the window and over', () => {
  const window = { from: at('19T12:00'), to: at('21T23:00') }
  const gaps = [{ from: at('19T18:00'), to: at('20T06:00') }]
  expect(coverageByDay(window, gaps, at('21T12:00'))).toEqual([
    { day: '2026-11-21', share: 1 },
    { day: '2026-11-20', share: 0.75 },
    { day: '2026-11-19', share: 0.5 },
  ])
})

test('of a moment each line tells its nearest reading, a far one as such, and none in a gap', () => {
  const line = { unit: '', decimals: 1, before: null }
  const series = {
    ...{ from: at('20T12:00'), to: at('20T14:00'), bin_seconds: 60, flagged: [], sent_later: [] },
    at: ['20T12:00', '20T12:01', '20T13:30'].map((text) => new Date(at(text))),
    lines: [
      {
        ...line,
        key: 'temperature',
        name: 'Temperatura',
        means: [20, 21, 24],
        lows: [20, 21, 24],
        highs: [20, 22, 24],
      },
      {
        ...line,
        key: 'humidity',
        name: 'Umidade',
        means: [60, null, null],
        lows: [60, null, null],
        highs: [60, null, null],
      },
    ],
    gaps: [{ from: new Date(at('20T12:02')), to: new Date(at('20T13:30')), cause: 'wifi' as const }],
  } as unknown as SeriesAsRead
  const told = (text: string) => {
    const { gap, readings } = readingsAt(readLines(series), series, at(text))
    return [gap, ...readings.map(({ row, exact }) => [row?.mean ?? null, exact])]
  }
  expect(told('20T12:01')).toEqual([null, [20, true], [60, true]])
  expect(told('20T12:02')).toEqual([null, [21, true], [60, true]])
  expect(told('20T13:00')).toEqual(['wifi', [null, false], [null, false]])
  expect(told('20T13:40')).toEqual([null, [24, true], [60, false]])
})
