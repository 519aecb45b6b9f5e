import { expect, test } from 'vitest'
import type { ClimatePoint } from './climate.schemas.ts'
import { atMoment, drawnLines } from './moment.model.ts'

const at = (text: string) => new Date(`2026-11-${text}-03:00`)
const one = (value: number) => ({ avg: value, min: value, max: value })
const nothing = { temperature: null, humidity: null, vpd: null, ppfd: null, co2: null }
const points: ClimatePoint[] = [
  { ...nothing, at: at('20T08:00'), samples: 1, temperature: one(22), humidity: one(60) },
  { ...nothing, at: at('20T12:00'), samples: 1, temperature: one(26) },
]
const told = (moment: string, span: 'semana' | 'mes' = 'semana') =>
  atMoment(drawnLines({ points, span }), at(moment).getTime(), { span }).map(({ series, point, exact }) => [
    series,
    point?.avg ?? null,
    exact,
  ])

test('of a moment each drawn series tells its reading, one beside it as such, and none as none', () => {
  expect(told('20T12:10')).toEqual([
    ['temperature', 26, true],
    ['humidity', 60, false],
  ])
  expect(told('20T16:00')).toEqual([
    ['temperature', 26, false],
    ['humidity', null, false],
  ])
})

test('where a point is a day, the day is the moment', () => {
  expect(told('20T23:00', 'mes')).toEqual([
    ['temperature', 24, true],
    ['humidity', 60, true],
  ])
  expect(told('21T01:00', 'mes').map(([, value]) => value)).toEqual([null, null])
})
