import { expect, test } from 'vitest'
import { pointsOf } from './by-day.model.ts'
import type { Climate } from './climate.schemas.ts'
import { drawnClimate } from './drawn-climate.model.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour))
const read = (hour: number, value: number): Climate['points'][number] => ({
  ...{ at: at(hour), samples: 1, humidity: null, vpd: null, ppfd: null, co2: null },
  temperature: { avg: value, min: value - 1, max: value + 1 },
})
const climate: Climate = {
  ...{
    span: 'dia',
    from: at(3),
    to: at(27),
    sources: null,
    last_known: null,
    gaps: [],
    marks: [],
    daily_light: null,
    plan: null,
  },
  leaf_offset: { value: -1.5, estimated: true },
  points: [read(4, 20), read(5, 0), read(6, 21), read(14, 24)],
  bands: { temperature: [{ from: at(0), to: at(48), stage: 'Vega', low: 20, high: null }] },
}

test('what is drawn of a series: 0 is a value, a gap is a gap, the band is the stage’s', () => {
  const window = { from: at(3).getTime(), to: at(27).getTime() }
  const points = pointsOf(climate.points, 'temperature')
  const drawn = drawnClimate({ climate, series: 'temperature', points, days: points.slice(0, 1), marks: [], window })
  expect(drawn.lines[0]?.rows.map(({ mean }) => mean)).toEqual([20, 0, 21, null, 24])
  expect(drawn).toMatchObject({
    ...{ ...window, unit: '°C', decimals: 1 },
    bands: [{ low: 20, high: null }],
    blocks: [{ from: at(-8).getTime(), to: at(16).getTime(), low: 19, high: 21 }],
  })
  const going = points.map((point, i) => (i === 3 ? { ...point, going: true } : point))
  const today = drawnClimate({ climate, series: 'temperature', points: going, days: [], marks: [], window })
  expect(today.lines[0]?.rows.map((row) => row.going ?? false)).toEqual([false, false, false, false, true])
  expect(today.blocks).toMatchObject([{ low: 23, high: 25, going: true }])
})
