import { cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aGenetic } from '../library/genetics.factory.ts'
import { aStock } from './genetic-stocks.factory.ts'

const refused = (status: number) => expect.objectContaining({ status })

test('seeds are noted, corrected and deleted by their grower; the same form twice notes one pack', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const genetic = await aGenetic(ctx, { private: false, name: 'Haze' })
  const { stock, library } = (await as(grower)).genetics
  const form = {
    ...{ id_or_slug: genetic.slug, kind: 'semente' as const, count: 10, generation: 'F1', source: 'um amigo' },
    idempotency_key: '0198aaaa-0000-7000-8000-000000000012',
  }
  const made = await stock.create(form)
  expect(made).toMatchObject({ genetic: { name: 'Haze' }, count: 10, generation: 'F1', plants: 0 })
  expect(await stock.create(form)).toEqual(made)
  await expect(stock.create({ ...form, kind: 'clone' })).rejects.toEqual(refused(409))
  expect((await stock.update({ ...form, id: made.id, count: 8 })).count).toBe(8)
  expect(await stock.show({ id: made.id })).toMatchObject({ count: 8 })
  expect((await library.list({ scope: 'estoque' })).data[0]?.own_stock).toEqual({ seeds: 8, clones: 0 })
  await stock.remove({ id: made.id })
  expect((await stock.list({})).data).toEqual([])
  await expect(stock.remove({ id: made.id })).rejects.toEqual(refused(404))
})

test('a pack is nobody else’s to see, change or plant; a day ahead and a hidden entry are refused', async ({
  ctx,
  as,
}) => {
  const pack = await aStock(ctx, { created_by: (await aUser(ctx)).id })
  const stranger = await as(await aUser(ctx))
  const { stock } = stranger.genetics
  const form = { kind: 'semente' as const, count: 1 }
  await expect(stock.show({ id: pack.id })).rejects.toEqual(refused(404))
  await expect(stock.update({ id: pack.id, ...form })).rejects.toEqual(refused(404))
  await expect(stock.remove({ id: pack.id })).rejects.toEqual(refused(404))
  expect((await stock.list({ genetic_id: pack.genetic_id })).data).toEqual([])
  await expect(stock.create({ ...form, id_or_slug: String(pack.genetic_id) })).rejects.toEqual(refused(404))
  const shared = await aGenetic(ctx, { private: false })
  const ahead = stock.create({ ...form, id_or_slug: shared.slug, obtained_on: '2026-11-30' })
  await expect(ahead).rejects.toMatchObject({ status: 422, data: { errors: { obtained_on: [expect.any(String)] } } })
  const planted = stranger.garden.plants.create({
    ...{ name: 'Lua', started_on: '2026-11-20', stock_id: pack.id },
    plant_cycle_id: await cycleId(ctx, 'semente'),
  })
  await expect(planted).rejects.toMatchObject({ status: 422, data: { errors: { stock_id: [expect.any(String)] } } })
})

test('a plant that begins from a pack takes one, is of its genetic and origin, once for a form sent twice', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const genetic = await aGenetic(ctx, { private: false, name: 'Haze' })
  const pack = await aStock(ctx, { created_by: grower.id, genetic_id: genetic.id, kind: 'clone', count: 1 })
  const { garden, genetics } = await as(grower)
  const form = {
    ...{ name: 'Lua', genetic_name: 'outra', started_on: '2026-11-20', stock_id: pack.id },
    plant_cycle_id: await cycleId(ctx, 'vegetativo'),
    idempotency_key: '0198aaaa-0000-7000-8000-000000000013',
  }
  const plant = await garden.plants.create(form)
  expect(plant).toMatchObject({ origin: 'clone', genetic: { name: 'Haze', slug: genetic.slug } })
  expect((await garden.plants.create(form)).id).toBe(plant.id)
  expect(await genetics.stock.show({ id: pack.id })).toMatchObject({ count: 0, plants: 1 })
  expect((await genetics.stock.list({ left: true })).data).toEqual([])
  const { idempotency_key: _, ...again } = form
  await expect(garden.plants.create(again)).rejects.toMatchObject({
    status: 422,
    data: { errors: { stock_id: [expect.stringContaining('acabou')] } },
  })
  expect((await garden.plants.list({ user: grower.nickname })).total).toBe(1)
})
