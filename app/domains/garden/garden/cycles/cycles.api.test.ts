import { expect, test } from '#tests/fixtures.ts'
import { aPlant, cycleId } from '../plants/plants.factory.ts'

test('the cycles come in the order in which they happen', async ({ api }) => {
  const { data } = await api.garden.cycles.list()
  expect(data.map((cycle) => cycle.name)).toEqual([
    'Semente',
    'Germinação',
    'Vegetativo',
    'Floração',
    'Colheita',
    'Secagem',
    'Cura',
  ])
  expect(data[0]?.more_infos.icon_url).toBe('/arte/ciclos/semente.svg')
})

test('plants are counted by cycle', async ({ ctx, api }) => {
  const flowering = await cycleId(ctx, 'floracao')
  const plants = [
    await aPlant(ctx, { private: false }),
    await aPlant(ctx, { private: false, plant_cycle_id: flowering }),
  ]
  const { data } = await api.garden.cycles.countPlants({ plants_id: plants.map((plant) => plant.id) })
  expect(data.filter((row) => row.count > 0)).toMatchObject([
    { name: 'Vegetativo', count: 1 },
    { name: 'Floração', count: 1 },
  ])
})

test('ids that are not numbers are refused', async ({ api }) => {
  const input = { plants_id: ['1; drop table plants' as unknown as number] }
  await expect(api.garden.cycles.countPlants(input)).rejects.toMatchObject({ status: 422 })
})
