import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { CYCLES, drawPerson, drawPlantPhoto, drawSpacePhoto, PLACES, type PlantPhotoOptions } from './index.ts'

const LIGHTS = ['led', 'sol', 'noite'] as const
const PLANT: PlantPhotoOptions = { seed: 12, cycle: 'vegetativo', day: 20, place: 'varanda', light: 'sol', width: 320 }

test('the same seed gives the same bytes', async () => {
  const [first, again] = [await drawPlantPhoto(PLANT), await drawPlantPhoto(PLANT)]
  expect(first.equals(again)).toBe(true)
  expect((await drawPerson({ seed: 4 })).equals(await drawPerson({ seed: 4 }))).toBe(true)
  const space = { seed: 4, kind: 'estufa', light: 'sol', width: 320 } as const
  expect((await drawSpacePhoto(space)).equals(await drawSpacePhoto(space))).toBe(true)
})

test('another seed, day or light is another picture', async () => {
  const first = await drawPlantPhoto(PLANT)
  for (const change of [{ seed: 13 }, { day: 24 }, { light: 'noite' as const }]) {
    expect(first.equals(await drawPlantPhoto({ ...PLANT, ...change }))).toBe(false)
  }
  expect((await drawPerson({ seed: 1 })).equals(await drawPerson({ seed: 2 }))).toBe(false)
})

describe.each(CYCLES)('%s', (cycle) => {
  test.each(PLACES)('is drawn in %s with depth of colour', async (place) => {
    const light = LIGHTS[(CYCLES.indexOf(cycle) + PLACES.indexOf(place)) % LIGHTS.length] ?? 'led'
    const photo = await drawPlantPhoto({ seed: 7, cycle, day: 5, place, light, width: 240 })
    const { channels } = await sharp(photo).stats()
    expect(Math.min(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10)
  })
})

test('sizes are those promised', async () => {
  const sizeOf = async (photo: Buffer) => {
    const { format, width, height } = await sharp(photo).metadata()
    return { format, width, height }
  }
  const { width: _, ...full } = PLANT
  expect(await sizeOf(await drawPlantPhoto(full))).toEqual({ format: 'jpeg', width: 1600, height: 2000 })
  expect(await sizeOf(await drawPlantPhoto({ ...full, width: 1080 }))).toEqual({
    format: 'jpeg',
    width: 1080,
    height: 1350,
  })
  expect(await sizeOf(await drawSpacePhoto({ seed: 1, kind: 'tenda', light: 'led' }))).toEqual({
    format: 'jpeg',
    width: 1600,
    height: 1200,
  })
  expect(await sizeOf(await drawPerson({ seed: 1 }))).toEqual({ format: 'jpeg', width: 512, height: 512 })
})
