import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aStuff } from '#domains/garden/garden/stuffs/stuffs.factory.ts'
import { aStock } from '#domains/garden/genetics/stock/genetic-stocks.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aNutrient, aRecipe } from '../nutrition.factory.ts'

const refused = (status: number) => expect.objectContaining({ status })
const beside = (field: string, words: string) =>
  expect.objectContaining({ status: 422, data: { errors: { [field]: [expect.stringContaining(words)] } } })

const form = {
  name: 'CalMag',
  brand: 'Da casa',
  part: 'calmag' as const,
  unit: 'ml' as const,
  n: 2,
  price: 4500,
  content: 500,
}

test('a product is an item with its place in the mix; the same form sent twice makes one', async ({ ctx, as }) => {
  const { nutrition, garden } = await as(await aUser(ctx))
  const sent = { ...form, stock: 250, idempotency_key: '0198aaaa-0000-7000-8000-000000000021' }
  const made = await nutrition.products.create(sent)
  expect(made).toMatchObject({ name: 'CalMag', part: 'calmag', stock: 250, unit_cost: 9, n: 2, p: null })
  expect(await nutrition.products.create(sent)).toEqual(made)
  expect((await nutrition.products.list()).data).toHaveLength(1)
  expect(await garden.stuffs.show({ id_or_slug: made.slug })).toMatchObject({
    ...{ name: 'CalMag', private: true, price: 4500 },
    specs: { n: 2, content_ml: 500 },
  })
  await expect(nutrition.products.create({ ...form, name: '' })).rejects.toEqual(refused(422))
  await expect(nutrition.products.create({ ...form, stock: 0.00001 })).rejects.toEqual(refused(422))
})

test('an item that was there before gets its place; what the form does not say stays', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const item = await aStuff(ctx, {
    ...{ created_by: grower.id, name: 'Bokashi', stuff_type_id: 8 },
    specs: { dose_floracao: 3, content_g: 1000 },
    price: 3000,
  })
  const { nutrition, garden } = await as(grower)
  const [found] = (await nutrition.products.list()).data
  expect(found).toMatchObject({ name: 'Bokashi', part: null, unit: 'g', stock: null, unit_cost: 3 })
  await expect(nutrition.products.stock({ id: item.id, kind: 'entrada', amount: 5 })).rejects.toEqual(
    beside('amount', 'Diga antes'),
  )
  const said = { name: 'Bokashi', part: 'organico' as const, unit: 'g' as const, price: 3000, content: 1000 }
  expect(await nutrition.products.update({ id: item.id, ...said })).toMatchObject({ part: 'organico' })
  expect((await garden.stuffs.show({ id_or_slug: item.slug })).specs).toEqual({ dose_floracao: 3, content_g: 1000 })
})

test('stock comes and is counted; its unit stays; a price that leaps is asked about', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const { id } = await aNutrient(ctx, { created_by: grower.id, stock: 100 })
  const { products } = (await as(grower)).nutrition
  const came = { id, kind: 'entrada' as const, amount: 50, idempotency_key: '0198aaaa-0000-7000-8000-000000000022' }
  expect((await products.stock(came)).stock).toBe(150)
  expect((await products.stock(came)).stock).toBe(150)
  expect((await products.stock({ id, kind: 'acerto', amount: 120.5 })).stock).toBe(120.5)
  const fields = { name: 'Base A', part: 'base-a' as const, unit: 'ml' as const, price: 5000, content: 1000 }
  await expect(products.update({ id, ...fields, unit: 'g' })).rejects.toEqual(beside('unit', 'outra unidade'))
  await expect(products.update({ id, ...fields, price: 500_000 })).rejects.toEqual(beside('sure', 'É isso mesmo?'))
  await expect(products.stock({ id, kind: 'entrada', amount: -1 })).rejects.toEqual(refused(422))
})

test('a product is nobody else’s, not even of staff, and an item of another kind is none', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const { id } = await aNutrient(ctx, { created_by: grower.id, stock: 100 })
  const lamp = await aStuff(ctx, { created_by: grower.id })
  const fields = { name: 'X', part: 'base-a' as const, unit: 'ml' as const }
  for (const user of [await aUser(ctx), await aUser(ctx, { user_type: 'admin' })]) {
    const { products } = (await as(user)).nutrition
    await expect(products.show({ id })).rejects.toEqual(refused(404))
    await expect(products.update({ id, ...fields })).rejects.toEqual(refused(404))
    await expect(products.stock({ id, kind: 'entrada', amount: 1 })).rejects.toEqual(refused(404))
    expect((await products.list()).data).toEqual([])
  }
  await expect((await as(grower)).nutrition.products.show({ id: lamp.id })).rejects.toEqual(refused(404))
})

test('the stock follows any dose of the journal: logged, corrected, taken back', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const { id } = await aNutrient(ctx, { created_by: grower.id, stock: 100 })
  const plants = [await aPlant(ctx, { created_by: grower.id }), await aPlant(ctx, { created_by: grower.id })]
  const { nutrition, journal } = await as(grower)
  const left = async () => (await nutrition.products.show({ id })).stock
  const dose = { stuff_id: id, name: '', amount: 2, unit: 'ml/L' as const }
  const doses = [dose]
  const act = {
    ...{ kind: 'rega-alimentacao' as const, doses, measures: { volume_ml: { value: 5, unit: 'L' as const } } },
    plant_ids: plants.map((plant) => plant.id),
  }
  const { update_ids, act_key } = await journal.updates.act(act)
  expect(await left()).toBe(80)
  const [first = 0] = update_ids
  await journal.updates.change({ id: first, measures: act.measures, doses: [{ ...dose, amount: 1 }] })
  expect(await left()).toBe(85)
  await journal.updates.takeAway({ id: first })
  expect(await left()).toBe(90)
  await journal.quickLog.undo({ act_key })
  expect(await left()).toBe(100)
})

test('a count stands: what was noted before it and is taken back or corrected later moves nothing', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const { id } = await aNutrient(ctx, { created_by: grower.id, stock: 100 })
  const other = await aNutrient(ctx, { created_by: grower.id, name: 'Base B', stock: 100 })
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { nutrition, journal } = await as(grower)
  const left = async (of = id) => (await nutrition.products.show({ id: of })).stock
  const count = (amount: number) => nutrition.products.stock({ id, kind: 'acerto', amount })
  const measures = { volume_ml: { value: 5, unit: 'L' as const } }
  const dose = { stuff_id: id, name: '', amount: 2, unit: 'ml/L' as const }
  const feed = () =>
    journal.updates.act({ kind: 'rega-alimentacao', doses: [dose], measures, plant_ids: [plant.id], sure: true })
  const undone = await feed()
  const {
    update_ids: [corrected = 0],
  } = await feed()
  expect((await count(50)).stock).toBe(50)
  await nutrition.products.stock({ id, kind: 'entrada', amount: 10 })
  await journal.quickLog.undo({ act_key: undone.act_key })
  expect(await left()).toBe(60)
  await journal.updates.change({ id: corrected, measures, doses: [{ ...dose, amount: 1 }] })
  expect(await left()).toBe(60)
  // What was noted after the count goes on being corrected and taken back.
  const { act_key, update_ids } = await feed()
  expect(await left()).toBe(50)
  await journal.updates.change({ id: update_ids[0] ?? 0, measures, doses: [{ ...dose, amount: 1 }] })
  expect(await left()).toBe(55)
  await journal.quickLog.undo({ act_key })
  expect(await left()).toBe(60)
  // Of a line that names another product now, only that one is taken.
  await journal.updates.change({ id: corrected, measures, doses: [{ ...dose, stuff_id: other.id }] })
  expect([await left(), await left(other.id)]).toEqual([60, 90])
})

test('a number that is missing is no zero: nothing is counted, kept or logged as one', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const { id } = await aNutrient(ctx, { created_by: grower.id, stock: 100 })
  const recipe = await aRecipe(ctx, { created_by: grower.id, stuff_id: id })
  const { id: plant_id } = await aPlant(ctx, { created_by: grower.id })
  const pack = await aStock(ctx, { created_by: grower.id, count: 5 })
  const { nutrition, genetics, accounts } = await as(grower)
  const lines = [{ name: 'Base', part: 'base-a' as const, amount: 1 }]
  for (const nothing of ['', null, [], [7]] as never[]) {
    const calls = [
      () => nutrition.products.stock({ id, kind: 'acerto', amount: nothing }),
      () => nutrition.products.create({ ...form, stock: nothing }),
      () => nutrition.products.create({ ...form, n: nothing }),
      () => nutrition.recipes.create({ name: 'Vega', water_ec: nothing, lines }),
      () => nutrition.recipes.feed({ id: recipe.id, litres: 1, plant_ids: [plant_id], ec: nothing }),
      () => nutrition.recipes.feed({ id: recipe.id, litres: 1, plant_ids: [plant_id], ph: nothing }),
      () => genetics.stock.update({ id: pack.id, kind: 'semente', count: nothing }),
      // A document without a limit says null.
      ...(nothing === null ? [] : [() => accounts.documents.create({ kind: 'other', plant_limit: nothing })]),
    ]
    for (const call of calls) await expect(call()).rejects.toEqual(refused(422))
  }
  expect((await nutrition.products.show({ id })).stock).toBe(100)
})
