import { expect, test } from 'vitest'
import { byDay } from './by-day.model.ts'
import type { ClimatePoint } from './climate.schemas.ts'
import { marksByDay, namesOn } from './marks-by-day.model.ts'

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

test('a day is its lowest, its highest and its mean, at its noon; a bin counts by its samples', () => {
  const points = [
    point('2026-11-20T23:50', one(20)),
    point('2026-11-21T00:10', one(18)),
    point('2026-11-21T12:00', { avg: 26, min: 24, max: 29 }, 3),
    point('2026-11-22T08:00', null),
  ]
  expect(byDay(points, 'temperature')).toEqual([
    { at: at('2026-11-20T12:00'), samples: 1, avg: 20, min: 20, max: 20 },
    { at: at('2026-11-21T12:00'), samples: 4, avg: 24, min: 18, max: 29 },
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
})
