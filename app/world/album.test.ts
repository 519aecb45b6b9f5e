import { expect, test } from 'vitest'
import { demoGardens } from '#domains/garden/plants/demo-gardens.seed.ts'
import { sceneOf, sightOf } from './album.ts'

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
    expect(new Set(scenes.map((scene) => Object.values(sightOf(scene)).join(' '))).size).toBeGreaterThanOrEqual(5)
  }
})

test('a plant in its pot is photographed in one place and light all its life, and each week is another picture', () => {
  for (const plant of gardens.filter(({ weekly }) => weekly)) {
    const shots = plant.entries
      .filter(({ photo, cycle }) => photo && cycle !== 'semente')
      .map((entry) => sceneOf({ ...plant, ...entry }))
    expect(new Set(shots.map((scene) => JSON.stringify(sightOf(scene)))).size).toBe(1)
    const weeks = ((plant.history[0]?.at.getTime() ?? 0) - Date.parse('2026-11-21T15:00:00Z')) / -7 / 86_400_000
    expect(new Set(shots.map((scene) => JSON.stringify(scene))).size).toBeGreaterThan(weeks / 2)
  }
})

test('a new world is drawn in few pictures, so that it is there soon', () => {
  const wishes = gardens.flatMap((plant) => [
    ...plant.photos.map((photo) => ({ ...plant, ...photo })),
    ...plant.entries
      .filter(({ photo, cycle }) => photo && cycle !== 'semente')
      .map((entry) => ({ ...plant, ...entry })),
  ])
  expect(new Set(wishes.map((wish) => JSON.stringify(sceneOf(wish)))).size).toBeLessThan(260)
})
