import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { concurrentTest, expect } from '#tests/fixtures.ts'
import { aNutrient, aRecipe } from '../nutrition.factory.ts'

concurrentTest('two feedings of what is enough for one: the second is asked', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const base = await aNutrient(ctx, { created_by: grower.id, stock: 25 })
  const { id } = await aRecipe(ctx, { created_by: grower.id, stuff_id: base.id })
  const plants = [await aPlant(ctx, { created_by: grower.id }), await aPlant(ctx, { created_by: grower.id })]
  const { recipes, products } = (await as(grower)).nutrition
  const ended = await Promise.allSettled(plants.map((plant) => recipes.feed({ id, litres: 10, plant_ids: [plant.id] })))
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const [asked] = ended.filter((one) => one.status === 'rejected')
  expect(asked?.reason).toMatchObject({ status: 422, data: { errors: { sure: [expect.any(String)] } } })
  expect((await products.show({ id: base.id })).stock).toBe(5)
})

concurrentTest('many feedings at once: each goes down once, and one key is one feeding', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const base = await aNutrient(ctx, { created_by: grower.id, stock: 1000 })
  const { id } = await aRecipe(ctx, { created_by: grower.id, stuff_id: base.id })
  const plants = await Promise.all([1, 2, 3, 4, 5].map(() => aPlant(ctx, { created_by: grower.id })))
  const { recipes, products } = (await as(grower)).nutrition
  await Promise.all(plants.map((plant) => recipes.feed({ id, litres: 10, plant_ids: [plant.id] })))
  expect((await products.show({ id: base.id })).stock).toBe(900)
  const [plant] = plants
  const once = { id, litres: 10, plant_ids: [plant?.id ?? 0], act_key: '0198aaaa-0000-7000-8000-000000000041' }
  const same = await Promise.all([1, 2, 3].map(() => recipes.feed(once)))
  expect(new Set(same.map(({ update_ids }) => update_ids.join())).size).toBe(1)
  expect((await products.show({ id: base.id })).stock).toBe(880)
})
