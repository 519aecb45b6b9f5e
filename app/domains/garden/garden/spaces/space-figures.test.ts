import { expect, test } from 'vitest'
import { spaceFigures } from './space-figures.model.ts'
import type { Equipment } from './spaces.schemas.ts'

const tent = { width_cm: 80, depth_cm: 80, height_cm: 180 }
const piece = (role: Equipment['role'], specs: Record<string, number>, quantity = 1) =>
  ({ role, stuff: { specs, quantity } }) as unknown as Equipment

test('a tent of 80 × 80 × 180 with two lamps of 100 W and an exhaust of 180 m³/h', () => {
  const figures = spaceFigures(tent, [piece('lamps', { watts: 100, ppf: 270 }, 2), piece('exaustor', { m3_h: 180 })])
  expect(figures.area_m2).toBeCloseTo(0.64)
  expect(figures.volume_m3).toBeCloseTo(1.152)
  expect(figures.lamp_watts).toBe(200)
  expect(figures.watts_per_m2).toBeCloseTo(312.5)
  expect(figures.ppfd_estimate).toBeCloseTo((540 * 0.85) / 0.64)
  expect(figures.air_changes_per_hour).toBeCloseTo(156.25)
})

test('a missing figure is not zero: a lamp without PPF leaves the estimate open', () => {
  const figures = spaceFigures(tent, [piece('lamps', { watts: 100, ppf: 270 }), piece('lamps', { watts: 60 })])
  expect(figures.lamp_watts).toBe(160)
  expect(figures.ppfd_estimate).toBeNull()
  expect(figures.air_changes_per_hour).toBeNull()
})

test('a lamp that is off the wall, 0 W, counts as 0', () => {
  expect(spaceFigures(tent, [piece('lamps', { watts: 0 })]).watts_per_m2).toBe(0)
})

test('the grow box gives its measures to a space without own ones', () => {
  const none = { width_cm: null, depth_cm: null, height_cm: null }
  expect(spaceFigures(none, []).area_m2).toBeNull()
  const box = piece('growbox', { width_cm: 100, depth_cm: 100, height_cm: 200 })
  expect(spaceFigures(none, [box])).toMatchObject({ area_m2: 1, volume_m3: 2 })
})
