import { expect, test } from 'vitest'
import { type Figures, figureNames } from './comparison.kinds.ts'
import { dayToOpen } from './day-to-open.model.ts'
import { differences } from './difference.model.ts'
import { thinned } from './thin.model.ts'

const run = (known: Partial<Figures>): Figures => ({
  ...(Object.fromEntries(figureNames.map((name) => [name, null])) as Figures),
  ...known,
})

test('what differs most comes first; what nearly agrees, or only one has, is not said', () => {
  const found = differences([
    run({ water_l: 20, grams: 50, ec: 1.5, kwh: 90, days: 100 }),
    run({ water_l: 41, grams: 60, ec: 1.6, days: 205 }),
  ])
  expect(found.map(({ figure, most, least }) => [figure, most, least])).toEqual([
    ['water_l', 1, 0],
    ['days', 1, 0],
    ['grams', 1, 0],
  ])
  expect(differences([run({ ec: 1.5 }), run({ ec: 1.6 })])).toEqual([])
  const barely = [run({ water_l: 1, waterings: 2 }), run({ water_l: 20, waterings: 4 })]
  expect(differences(barely)).toEqual([])
  expect(differences([...barely, run({ water_l: 40, waterings: 4 })])).toMatchObject([{ figure: 'water_l', least: 1 }])
  expect(differences([run({ feedings: 0 }), run({ feedings: 4 })])).toMatchObject([{ figure: 'feedings', most: 1 }])
})

test('a long run is thinned to its means, a short one stays', () => {
  const days = Array.from({ length: 601 }, (_, day): [number, number] => [day, day])
  const few = thinned(days)
  expect(few.length).toBeLessThanOrEqual(300)
  expect(few.slice(0, 2)).toEqual([
    [0, 1],
    [3, 4],
  ])
  expect(thinned(days.slice(0, 300))).toHaveLength(300)
})

test('it opens on a day that most of them have, however long one odd run is', () => {
  const lasting = (...lengths: number[]) =>
    dayToOpen(lengths.map((to) => ({ phases: [{ slug: 'vegetativo', name: 'Vegetativo', from: 0, to }] })))
  expect(lasting(138, 60)).toBe(30)
  expect(lasting(320, 60, 80, 70, 100, 90)).toBe(40)
  expect(dayToOpen([{ phases: [] }])).toBe(0)
})
