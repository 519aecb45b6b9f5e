import { expect, test } from 'vitest'
import { chanceOf } from '#world/chance.ts'
import { pickByWeight } from './pick-ad.model.ts'

const ads = [
  { id: 1, weight: 1 },
  { id: 2, weight: 3 },
  { id: 3, weight: 6 },
]

test('each is picked as often as its weight', () => {
  const random = chanceOf('ads')
  const picked = { 1: 0, 2: 0, 3: 0 } as Record<number, number>
  for (let turn = 0; turn < 10_000; turn++) {
    const id = pickByWeight(ads, () => random.next())?.id ?? 0
    picked[id] = (picked[id] ?? 0) + 1
  }
  for (const { id, weight } of ads) expect((picked[id] ?? 0) / 1000).toBeCloseTo(weight, 0)
})

test('the ends of the range, one alone, and none', () => {
  expect(pickByWeight(ads, () => 0)?.id).toBe(1)
  expect(pickByWeight(ads, () => 0.999_999)?.id).toBe(3)
  expect(pickByWeight(ads.slice(1, 2), () => 0.5)?.id).toBe(2)
  expect(pickByWeight([], () => 0.5)).toBeUndefined()
})
