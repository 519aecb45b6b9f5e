import { expect, test } from 'vitest'
import { geneticsOf } from './genetics.ts'
import { growPlant } from './growth.ts'

const SEEDS = [1, 2, 3, 11, 42, 77]

test('a plant never shrinks as it grows, and it is taller when it flowers', () => {
  for (const seed of SEEDS) {
    const genes = geneticsOf(seed)
    const heights = [4, 12, 20, 28].map((days) => growPlant(genes, { days, flowering: 0 }).height)
    expect(heights).toEqual([...heights].sort((a, b) => a - b))
    expect(growPlant(genes, { days: 85, flowering: 30 }).height).toBeGreaterThan(heights[3] ?? 0)
  }
})

test('flowers open only after the light is turned', () => {
  for (const seed of SEEDS) {
    expect(growPlant(geneticsOf(seed), { days: 50, flowering: 0 }).buds).toEqual([])
    expect(growPlant(geneticsOf(seed), { days: 80, flowering: 25 }).buds.length).toBeGreaterThan(5)
  }
})

test('yesterday’s leaves keep their place and form today', () => {
  const genes = geneticsOf(5)
  const [before, after] = [20, 21].map((days) =>
    growPlant(genes, { days, flowering: 0 }).leaves.filter(({ key }) => key.startsWith('fan')),
  )
  for (const leaf of before ?? []) {
    const later = after?.find(({ key }) => key === leaf.key)
    expect(later).toMatchObject({ azimuth: leaf.azimuth, fingers: leaf.fingers })
    expect(later?.size).toBeGreaterThanOrEqual(leaf.size)
  }
})

test('leaves get more fingers with age, one to nine', () => {
  const fans = growPlant(geneticsOf(1), { days: 60, flowering: 0 }).leaves.filter(({ key }) => key.startsWith('fan'))
  expect(new Set(fans.map(({ fingers }) => fingers))).toEqual(new Set([1, 3, 5, 7, 9]))
})
