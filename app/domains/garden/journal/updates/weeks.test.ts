import { expect, test } from 'vitest'
import { byWeek, daysOfWeek, weekOf } from './weeks.model.ts'

const life = {
  started_on: '2026-10-01',
  cycle_history: [
    { plant_cycle: { name: 'Floração' }, on: '2026-11-04' },
    { plant_cycle: { name: 'Vegetativo' }, on: '2026-10-10' },
    { plant_cycle: { name: 'Germinação' }, on: '2026-10-01' },
  ],
}
const at = (day: string) => ({ happened_at: new Date(`${day}T15:00:00Z`) })

test('day 1 begins week 1, day 8 begins week 2; before the plant is week 0', () => {
  expect(
    ['2026-09-30', '2026-10-01', '2026-10-07', '2026-10-08'].map((day) => weekOf(life, at(day).happened_at)),
  ).toEqual([0, 1, 1, 2])
  // Ten in the evening in São Paulo is the next day in UTC.
  expect(weekOf(life, new Date('2026-10-08T01:00:00Z'))).toBe(1)
  expect(daysOfWeek(life, 5)).toEqual({ since: '2026-10-29', until: '2026-11-04' })
})

test('a week says its days and the phases that it lay in, in the order given', () => {
  const weeks = byWeek(life, [at('2026-11-04'), at('2026-10-30'), at('2026-10-12'), at('2026-09-01')])
  expect(
    weeks.map(({ week, first_day, last_day, phases, items }) => [week, first_day, last_day, phases, items.length]),
  ).toEqual([
    [5, 29, 35, ['Vegetativo', 'Floração'], 2],
    [2, 8, 14, ['Germinação', 'Vegetativo'], 1],
    [0, -6, 0, [], 1],
  ])
})

test('a plant without a history has weeks without phases', () => {
  expect(byWeek({ ...life, cycle_history: [] }, [at('2026-10-12')])[0]?.phases).toEqual([])
})
