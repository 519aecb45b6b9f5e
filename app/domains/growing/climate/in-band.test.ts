import { expect, test } from 'vitest'
import { airInBand, type PlantAir } from './in-band.model.ts'

const hour = (count: number) => count * 3_600_000
const always = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY }
const samples = [0, 4, 8, 12].map((at) => ({ at: hour(at), value: 1 }))
const air: PlantAir = { samples, stay: always, planned: [], cycles: [{ ...always, slug: 'vegetativo' }] }
const window = { from: 0, to: hour(24) }

test('without a plan the band is the usual one of the cycle, and the plan’s where there is one', () => {
  expect(airInBand(air, window)).toEqual({ known: 12, in_band: 12 })
  expect(airInBand({ ...air, cycles: [{ ...always, slug: 'floracao' }] }, window)).toEqual({ known: 12, in_band: 0 })
  expect(airInBand({ ...air, cycles: [{ ...always, slug: 'secagem' }] }, window)).toEqual({ known: 0, in_band: 0 })
  const planned = [{ from: 0, to: hour(3), band: { from: 1.2, to: null } }]
  expect(airInBand({ ...air, planned }, window)).toEqual({ known: 12, in_band: 9 })
})

test('only the hours in which it stood there count', () => {
  expect(airInBand({ ...air, stay: { from: hour(6), to: always.to } }, window)).toEqual({ known: 6, in_band: 6 })
  expect(airInBand({ ...air, stay: { from: hour(30), to: hour(40) } }, window)).toEqual({ known: 0, in_band: 0 })
})
