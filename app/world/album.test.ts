import { globSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { demoGardens } from '#domains/garden/garden/plants/demo-gardens.seed.ts'
import { closestTo, sceneOf } from './album.ts'
import { shippedNames } from './shipped-pictures.ts'

const people = new Map(
  ['grower', 'vizinha', ...Array.from({ length: 60 }, (_, i) => `ana.folha${i}`)].map((name, i) => [
    name,
    { id: i + 1, nickname: name },
  ]),
)
const gardens = demoGardens(people, { count: 200, now: new Date('2026-11-21T15:00:00Z') })
const open = gardens.filter(({ row }) => !row.private && !row.archived_at)
const scenesOf = (plants: typeof gardens) =>
  plants.map((plant) => sceneOf({ ...plant, ...(plant.photos[0] as (typeof plant.photos)[number]) }))

test('a list of open plants shows gardens that differ from each other', () => {
  for (let from = 0; from + 12 <= open.length; from += 12) {
    const scenes = scenesOf(open.slice(from, from + 12))
    expect(new Set(scenes.map((scene) => JSON.stringify(scene))).size).toBeGreaterThanOrEqual(10)
  }
})

test('a plant is one plant all its life, and each week is another picture', () => {
  for (const plant of gardens.filter(({ weekly }) => weekly)) {
    const shots = plant.entries
      .filter(({ photo, cycle }) => photo && cycle !== 'semente')
      .map((entry) => sceneOf({ ...plant, ...entry }))
    const weeks = ((plant.history[0]?.at.getTime() ?? 0) - Date.parse('2026-11-21T15:00:00Z')) / -7 / 86_400_000
    expect(new Set(shots.map((scene) => JSON.stringify(scene))).size).toBeGreaterThan(weeks / 2)
  }
})

const wishes = gardens.flatMap((plant) => [
  ...plant.photos.map((photo) => ({ ...plant, ...photo })),
  ...plant.entries.filter(({ photo, cycle }) => photo && cycle !== 'semente').map((entry) => ({ ...plant, ...entry })),
])

test('each scene is shown by a picture of its phase, and pictures seldom repeat', async () => {
  const names = await shippedNames('plants')
  const scenes = new Map(wishes.map((wish) => [JSON.stringify(sceneOf(wish)), sceneOf(wish)]))
  const shown = [...scenes.values()].map((scene) => ({ scene, name: closestTo(scene, names) }))
  expect(shown.filter(({ scene, name }) => !name.startsWith(`${scene.cycle}-`))).toEqual([])
  expect(new Set(shown.map(({ name }) => name)).size / scenes.size).toBeGreaterThan(0.7)
})

test('the pictures weigh at most 8 MB', () => {
  const files = globSync('app/world/pictures/**/*.webp')
  expect(files.length).toBeGreaterThan(300)
  expect(files.reduce((sum, file) => sum + statSync(file).size, 0)).toBeLessThan(8_000_000)
})
