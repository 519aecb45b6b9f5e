import { expect, test } from 'vitest'
import { kwhOf, lightSpans } from './light-spans.model.ts'

const history = [
  { name: 'Floração', slug: 'floracao', on: '2026-08-01' },
  { name: 'Vegetativo', slug: 'vegetativo', on: '2026-07-02' },
  { name: 'Colheita', slug: 'colheita', on: '2026-10-01' },
]

test('without a plan: 18 h in the vegetative days, 12 in flower, none after the cut', () => {
  expect(lightSpans(history, '2026-10-01')).toEqual([
    { name: 'Vegetativo', days: 30, hours: 18, planned: false },
    { name: 'Floração', days: 61, hours: 12, planned: false },
  ])
})

test('240 W for 30 days of 18 h are 129,6 kWh, and 61 of 12 h are 175,68 more', () => {
  expect(kwhOf(240, lightSpans(history.slice(1, 2), '2026-08-01'))).toBeCloseTo(129.6, 9)
  expect(kwhOf(240, lightSpans(history, '2026-10-01'))).toBeCloseTo(129.6 + 175.68, 9)
  expect(kwhOf(0, lightSpans(history, '2026-10-01'))).toBe(0)
})

test('a plan says the hours; stages of one cycle by their days; one that is silent leaves the assumption', () => {
  const plan = [
    { slug: 'floracao', days: 20, light_hours: 12 },
    { slug: 'floracao', days: 40, light_hours: 10.5 },
    { slug: 'vegetativo', days: 30, light_hours: null },
  ]
  expect(lightSpans(history, '2026-10-01', plan)).toEqual([
    { name: 'Vegetativo', days: 30, hours: 18, planned: false },
    { name: 'Floração', days: 61, hours: 11, planned: true },
  ])
})

test('a harvest noted before a late change of cycle ends the light there', () => {
  expect(lightSpans(history, '2026-07-12')).toEqual([{ name: 'Vegetativo', days: 10, hours: 18, planned: false }])
})

test('unknown watts are no kWh, and no day under light neither', () => {
  expect(kwhOf(null, lightSpans(history, '2026-10-01'))).toBeNull()
  expect(kwhOf(240, [])).toBeNull()
})
