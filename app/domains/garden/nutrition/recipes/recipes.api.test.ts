import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aNutrient, aRecipe } from '../nutrition.factory.ts'

const refused = (status: number) => expect.objectContaining({ status })
const beside = (field: string, words: string) =>
  expect.objectContaining({ status: 422, data: { errors: { [field]: [expect.stringContaining(words)] } } })
const act_key = '0198aaaa-0000-7000-8000-000000000031'

test('a recipe is kept in the order of the mix, with its EC and cost', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const base = await aNutrient(ctx, { created_by: grower.id })
  const { recipes } = (await as(grower)).nutrition
  const dose = { stuff_id: base.id, part: 'base-a' as const, amount: 2 }
  const form = {
    ...{ name: 'Vega', water_ec: 0.2, target_ec: 1.2 },
    lines: [dose, { name: 'Silicato', part: 'silicato' as const, amount: 0.3 }],
    idempotency_key: '0198aaaa-0000-7000-8000-000000000032',
  }
  const made = await recipes.create(form)
  expect(made.lines.map(({ name }) => name)).toEqual(['Silicato', 'Base A'])
  expect(made.expected_ec).toEqual({ value: null, unknown: ['Silicato'] })
  expect(made.cost).toEqual({ value: 10, unknown: ['Silicato'] })
  expect(await recipes.create(form)).toEqual(made)
  const alone = await recipes.update({ ...form, id: made.id, lines: [dose] })
  expect(alone.expected_ec).toEqual({ value: 1, unknown: [] })
  expect((await recipes.list()).data).toHaveLength(1)
  await expect(recipes.create({ ...form, idempotency_key: undefined, lines: [] })).rejects.toEqual(refused(422))
  const inGrams = { ...form, idempotency_key: undefined, lines: [{ ...dose, unit: 'g/L' as const }] }
  await expect(recipes.create(inGrams)).rejects.toEqual(beside('lines.0.amount', 'ml/L'))
  await expect(recipes.create({ name: 'X', lines: [{ part: 'ph', amount: 1 }] })).rejects.toEqual(
    beside('lines.0.name', 'Informe'),
  )
  await recipes.remove({ id: made.id })
  await expect(recipes.show({ id: made.id })).rejects.toEqual(refused(404))
  await expect(recipes.remove({ id: made.id })).rejects.toEqual(refused(404))
})

test('a recipe is nobody else’s to see, change, log or delete, and none is made of others’ products', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const base = await aNutrient(ctx, { created_by: grower.id })
  const { id } = await aRecipe(ctx, { created_by: grower.id, stuff_id: base.id })
  const stranger = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: stranger.id })
  const { recipes } = (await as(stranger)).nutrition
  const lines = [{ stuff_id: base.id, part: 'base-a' as const, amount: 2 }]
  await expect(recipes.show({ id })).rejects.toEqual(refused(404))
  await expect(recipes.feedings({ id })).rejects.toEqual(refused(404))
  await expect(recipes.update({ id, name: 'X', lines: [{ name: 'Y', part: 'ph', amount: 1 }] })).rejects.toEqual(
    refused(404),
  )
  await expect(recipes.remove({ id })).rejects.toEqual(refused(404))
  await expect(recipes.feed({ id, litres: 1, plant_ids: [plant.id] })).rejects.toEqual(refused(404))
  await expect(recipes.create({ name: 'X', lines })).rejects.toEqual(beside('lines.0.stuff_id', 'seus produtos'))
  expect((await recipes.list()).data).toEqual([])
})

test('a feeding shares the litres among the plants of a space, takes the stock, and costs', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const base = await aNutrient(ctx, { created_by: grower.id, stock: 100 })
  const { id } = await aRecipe(ctx, { created_by: grower.id, stuff_id: base.id })
  const space = await aSpace(ctx, { created_by: grower.id })
  const first = await aPlant(ctx, { created_by: grower.id, space_id: space.id })
  await aPlant(ctx, { created_by: grower.id, space_id: space.id })
  await aPlant(ctx, { created_by: grower.id, space_id: space.id, status: 'morta' })
  const { nutrition, harvest, journal } = await as(grower)
  const feed = { id, litres: 10, space_id: space.id, ec: 1.1, ph: 6.1, act_key }
  const { update_ids } = await nutrition.recipes.feed(feed)
  expect(update_ids).toHaveLength(2)
  expect(await nutrition.recipes.feed(feed)).toEqual({ act_key, update_ids })
  expect((await nutrition.products.show({ id: base.id })).stock).toBe(80)
  const [row] = await ctx.db.select().from(updates).where(eq(updates.plant_id, first.id))
  expect(row).toMatchObject({ kind: 'rega-alimentacao', measures: { volume_ml: { value: 5000 }, ec: { value: 1.1 } } })
  const [logged] = (await nutrition.recipes.feedings({ id })).data
  expect(logged).toMatchObject({ litres: 10, plants: 2, expected_ec: 1, measured_ec: 1.1 })
  const { costs } = await harvest.harvests.show({ id_or_slug: first.slug })
  expect(costs).toMatchObject({ used: [{ name: 'Base A', used: 10, unit: 'ml', centavos: 50 }], left_out: [] })
  await journal.quickLog.undo({ act_key })
  expect((await nutrition.products.show({ id: base.id })).stock).toBe(100)
  expect((await nutrition.recipes.feedings({ id })).data).toEqual([])
})

test('a stock that does not reach is asked about once; then it says what is missing', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const base = await aNutrient(ctx, { created_by: grower.id, stock: 15 })
  const { id } = await aRecipe(ctx, { created_by: grower.id, stuff_id: base.id })
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { recipes, products } = (await as(grower)).nutrition
  const feed = { id, litres: 10, plant_ids: [plant.id] }
  await expect(recipes.feed(feed)).rejects.toEqual(
    beside('sure', 'leva 20 ml e restam 15 ml'.replaceAll(' ml', '\u00a0ml')),
  )
  expect((await products.show({ id: base.id })).stock).toBe(15)
  await recipes.feed({ ...feed, sure: true })
  expect((await products.show({ id: base.id })).stock).toBe(-5)
})

test('somebody must get it: no plant, an empty space, a strange plant and no litres are refused', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const { id } = await aRecipe(ctx, { created_by: grower.id })
  const space = await aSpace(ctx, { created_by: grower.id })
  const { recipes } = (await as(grower)).nutrition
  await expect(recipes.feed({ id, litres: 1 })).rejects.toEqual(beside('plant_ids', 'ao menos uma'))
  await expect(recipes.feed({ id, litres: 1, space_id: space.id })).rejects.toEqual(beside('space_id', 'não há planta'))
  await expect(recipes.feed({ id, litres: 1, plant_ids: [(await aPlant(ctx)).id] })).rejects.toEqual(refused(404))
  await expect(recipes.feed({ id, litres: 0, space_id: space.id })).rejects.toEqual(refused(422))
})
