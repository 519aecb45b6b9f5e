import { expect, test } from 'vitest'
import { dryWeight } from '#domains/garden/calculators/drying.model.ts'
import { freshWaterOf, ownRatio } from './own-ratio.model.ts'

test('an average is learned after two harvests that were weighed wet and dry', () => {
  expect(ownRatio([])).toBeNull()
  expect(ownRatio([{ wet_g: 400, dry_g: 100 }])).toBeNull()
  expect(
    ownRatio([
      { wet_g: 400, dry_g: 100 },
      { wet_g: 0, dry_g: 0 },
    ]),
  ).toBeNull()
  const learned = ownRatio([
    { wet_g: 400, dry_g: 100 },
    { wet_g: 200, dry_g: 60 },
  ])
  expect(learned?.average).toBeCloseTo(0.275, 9)
  expect(learned?.harvests).toBe(2)
})

test('a harvest that is heavier dry than wet teaches nothing', () => {
  const right = [100, 110].map((dry_g) => ({ wet_g: 400, dry_g }))
  expect(ownRatio([...right, { wet_g: 40, dry_g: 100 }])).toEqual(ownRatio(right))
})

test('the water that it means gives the same dry weight back', () => {
  const fresh = freshWaterOf(0.25, 0.12)
  expect(fresh).toBeCloseTo(0.78, 9)
  expect(dryWeight(400, fresh, 0.12)).toBeCloseTo(100, 9)
})
