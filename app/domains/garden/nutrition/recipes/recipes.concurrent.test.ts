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

concurrentTest('a feeding is taken back while the product is counted: what was counted stands', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const base = await aNutrient(ctx, { created_by: grower.id, stock: 100 })
  const { id } = await aRecipe(ctx, { created_by: grower.id, stuff_id: base.id })
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { nutrition, journal } = await as(grower)
  for (let round = 0; round < 5; round++) {
    const { act_key } = await nutrition.recipes.feed({ id, litres: 10, plant_ids: [plant.id], sure: true })
    await Promise.all([
      nutrition.products.stock({ id: base.id, kind: 'acerto', amount: 50 }),
      journal.quickLog.undo({ act_key }),
    ])
    // Counted first or last, the same: it was taken back before, or the count bears it.
    expect((await nutrition.products.show({ id: base.id })).stock).toBe(50)
  }
})
