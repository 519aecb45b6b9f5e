import { expect, test } from 'vitest'
import { byDay } from './by-day.model.ts'
import type { ClimatePoint } from './climate.schemas.ts'
import { actsOn, flagsOf, marksByDay, namesOn } from './marks-by-day.model.ts'
import { windowWithin } from './span-window.model.ts'

const at = (text: string) => new Date(`${text}-03:00`)
const point = (text: string, temperature: ClimatePoint['temperature'], samples = 1): ClimatePoint => ({
  at: at(text),
  samples,
  temperature,
  humidity: null,
  vpd: null,
  ppfd: null,
  co2: null,
})
const one = (value: number) => ({ avg: value, min: value, max: value })

test('a day is its lowest, its highest and its mean, at its noon; each bin counts the same, however many samples', () => {
  const points = [
    point('2026-11-20T23:50', one(20)),
    point('2026-11-21T00:10', one(18)),
    point('2026-11-21T12:00', { avg: 26, min: 24, max: 29 }, 3),
    point('2026-11-22T08:00', null),
  ]
  expect(byDay(points, 'temperature', '2026-11-21')).toEqual([
    { at: at('2026-11-20T12:00'), samples: 1, avg: 20, min: 20, max: 20 },
    { at: at('2026-11-21T12:00'), samples: 4, avg: 22, min: 18, max: 29, going: true },
  ])
})

const mark = (id: number, text: string, label: string, name?: string) => ({
  id,
  at: at(text),
  kind: 'rega' as const,
  label,
  plant: name ? { slug: name.toLowerCase(), name } : null,
})

test('what was done is told by day, once per act, with all its plants; the newest day first', () => {
  const days = marksByDay([
    mark(1, '2026-11-20T09:00', 'Limpeza'),
    mark(2, '2026-11-21T08:00', 'Rega', 'Lua'),
    mark(3, '2026-11-21T08:00', 'Rega', 'Sol'),
    mark(4, '2026-11-21T18:00', 'LST', 'Lua'),
    mark(5, '2026-11-21T19:00', 'Rega', 'Lua'),
  ])
  expect(
    days.map(({ day, acts }) => [day, acts.map(({ label, plants }) => [label, plants.map(({ name }) => name)])]),
  ).toEqual([
    [
      '2026-11-21',
      [
        ['Rega', ['Lua', 'Sol']],
        ['LST', ['Lua']],
      ],
    ],
    ['2026-11-20', [['Limpeza', []]]],
  ])
  expect(namesOn(days, '2026-11-21')).toBe('Rega, LST')
  expect(namesOn(days, '2026-11-19')).toBe('')
  expect(actsOn(days, '2026-11-21')).toBe('Rega (Lua, Sol), LST (Lua)')
  const from = at('2026-11-20T00:00').getTime()
  const flags = (to: string) => flagsOf(days, { from, to: at(to).getTime() }).map(({ id, label }) => `${id} ${label}`)
  expect(flags('2026-11-22T00:00')).toEqual(['2026-11-21 Rega +1', '2026-11-20 Limpeza'])
  expect(flags('2026-11-21T00:00')).toEqual(['2026-11-21 Rega', '2026-11-21 LST', '2026-11-20 Limpeza'])
})

test('who comes closer stays within the span, an hour at least', () => {
  const hour = 3_600_000
  const whole = { from: 0, to: 24 * hour }
  expect(windowWithin({ from: -5 * hour, to: hour }, whole)).toEqual({ from: 0, to: 6 * hour })
  expect(windowWithin({ from: 20 * hour, to: 30 * hour }, whole)).toEqual({ from: 14 * hour, to: 24 * hour })
  expect(windowWithin({ from: -hour, to: 40 * hour }, whole)).toEqual(whole)
  expect(windowWithin({ from: 3 * hour, to: 3 * hour + 1 }, whole)).toEqual({ from: 3 * hour, to: 4 * hour })
})
