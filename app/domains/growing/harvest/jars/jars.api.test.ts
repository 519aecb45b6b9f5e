import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aJar } from './jars.factory.ts'
import { jars } from './jars.table.ts'

const KEY = '019a0000-0000-7000-8000-0000000000bb'
const beside = (field: string, sentence: string) => ({ status: 422, data: { errors: { [field]: [sentence] } } })

async function aHarvest(ctx: Context) {
  const grower = await aUser(ctx)
  const created_by = grower.id
  const plant = await aPlant(ctx, { created_by, name: 'Jaci', status: 'colhida', ended_on: '2026-10-20' })
  const shelf = await aSpace(ctx, { created_by, name: 'Prateleira', kind: 'cura' })
  return { grower, plant, shelf }
}

test('several jars of one harvest are numbered on, once however often the form is sent', async ({ ctx, as }) => {
  const { grower, plant, shelf } = await aHarvest(ctx)
  const calls = (await as(grower)).harvest.jars
  await calls.create({ sealed_on: '2026-11-01', net_g: 10 })
  const form = { plant_id: plant.id, space_id: shelf.id, sealed_on: '2026-11-02', net_g: 24.5, count: 3 }
  const { data } = await calls.create({ ...form, idempotency_key: KEY })
  expect(data.map(({ number }) => number)).toEqual([2, 3, 4])
  expect(data[0]).toMatchObject({ plant: { name: 'Jaci' }, space: { name: 'Prateleira' }, net_g: 24.5, left_g: 24.5 })
  expect((await calls.create({ ...form, idempotency_key: KEY })).data.map(({ id }) => id)).toEqual(
    data.map(({ id }) => id),
  )
  const list = await calls.list({})
  expect(list).toMatchObject({ total: 4, left_g: 83.5 })
  expect(list.data.map(({ number }) => number)).toEqual([4, 3, 2, 1])
  // A number is never reused: its label is on a jar.
  await calls.remove({ id_or_slug: data[2]?.slug ?? '' })
  expect((await calls.create({ sealed_on: '2026-11-03', net_g: 5 })).data[0]?.number).toBe(5)
  // Numbers start at 1 for each user.
  const other = (await as(await aUser(ctx))).harvest.jars
  expect((await other.create({ sealed_on: '2026-11-03', net_g: 5 })).data[0]?.number).toBe(1)
})

test('the list is narrowed by plant, space, archive and words', async ({ ctx, as }) => {
  const { grower, plant, shelf } = await aHarvest(ctx)
  const calls = (await as(grower)).harvest.jars
  const made = await calls.create({ plant_id: plant.id, sealed_on: '2026-11-02', net_g: 30 })
  await calls.create({ name: 'Mistura', space_id: shelf.id, sealed_on: '2026-11-02', net_g: 20, count: 2 })
  const numbers = async (filter: Parameters<typeof calls.list>[0]) =>
    (await calls.list(filter)).data.map(({ number }) => number)
  expect(await numbers({ plant_id: plant.id })).toEqual([1])
  expect(await numbers({ space_id: shelf.id, order_type: 'asc' })).toEqual([2, 3])
  expect(await numbers({ search: 'jac' })).toEqual([1])
  expect(await numbers({ search: 'mist' })).toEqual([3, 2])
  expect(await numbers({ search: '3' })).toEqual([3])
  expect(await numbers({ search: '%' })).toEqual([])
  expect(await numbers({ order_by: 'left_g' })).toEqual([1, 3, 2])
  await calls.archive({ id_or_slug: made.data[0]?.slug ?? '', archived: true })
  expect(await numbers({})).toEqual([3, 2])
  expect(await numbers({ archived: true })).toEqual([1])
  await expect(calls.list({ per_page: 1000 })).rejects.toMatchObject({ status: 422 })
})

test('what goes in is of the own harvest, on an own shelf, and not from the future', async ({ ctx, as }) => {
  const { grower, shelf } = await aHarvest(ctx)
  const calls = (await as(grower)).harvest.jars
  const fill = (more: object) => calls.create({ sealed_on: '2026-11-02', net_g: 30, ...more })
  const living = await aPlant(ctx, { created_by: grower.id })
  const foreign = await aPlant(ctx, { status: 'colhida', private: false })
  for (const { id } of [living, foreign])
    await expect(fill({ plant_id: id })).rejects.toMatchObject(
      beside('plant_id', 'Escolha uma das suas plantas colhidas.'),
    )
  const tent = await aSpace(ctx, { created_by: grower.id })
  const theirs = await aSpace(ctx, { kind: 'cura', private: false })
  for (const { id } of [tent, theirs])
    await expect(fill({ space_id: id })).rejects.toMatchObject(
      beside('space_id', 'Escolha um dos seus espaços de cura.'),
    )
  await expect(fill({ sealed_on: '2026-11-22' })).rejects.toMatchObject(
    beside('sealed_on', 'Escolha hoje ou um dia que já passou.'),
  )
  await expect(fill({ net_g: 0 })).rejects.toMatchObject({ status: 422 })
  await expect(fill({ net_g: 1.005 })).rejects.toMatchObject(
    beside('net_g', 'Use no máximo duas casas depois da vírgula.'),
  )
  await expect(fill({ count: 31 })).rejects.toMatchObject({ status: 422 })
  expect((await calls.list({})).total).toBe(0)
  expect((await fill({ space_id: shelf.id })).data).toHaveLength(1)
})

test('a jar is shown, edited, put away and deleted by its grower', async ({ ctx, as }) => {
  const { grower, plant, shelf } = await aHarvest(ctx)
  const calls = (await as(grower)).harvest.jars
  const { slug: id_or_slug, id } = await aJar(ctx, { created_by: grower.id, plant_id: plant.id })
  expect(await calls.show({ id_or_slug: String(id) })).toMatchObject({ slug: id_or_slug, left_g: 50, humidity: null })
  await calls.log({ id_or_slug, kind: 'retirada', grams: 20, happened_at: '2026-11-05T10:00' })
  const form = { id_or_slug, name: 'Boveda 62', space_id: shelf.id, sealed_on: '2026-11-05', net_g: 20.5 }
  // The plant was omitted, so it was removed from the jar.
  expect(await calls.update(form)).toMatchObject({
    name: 'Boveda 62',
    plant: null,
    left_g: 0.5,
    sealed_on: '2026-11-05',
  })
  await expect(calls.update({ ...form, net_g: 19.99 })).rejects.toMatchObject(
    beside('net_g', 'Já saíram 20\u00a0g deste pote. O peso que entrou não pode ser menor.'),
  )
  await expect(calls.update({ ...form, sealed_on: '2026-11-06' })).rejects.toMatchObject(
    beside('sealed_on', 'A primeira anotação é de 05/11/2026. Escolha esse dia ou um anterior.'),
  )
  expect(await calls.archive({ id_or_slug, archived: true })).toMatchObject({ archived: true })
  expect(await calls.archive({ id_or_slug, archived: false })).toMatchObject({ archived: false })
  await calls.remove({ id_or_slug })
  await expect(calls.show({ id_or_slug })).rejects.toMatchObject({ status: 404, message: 'Não encontramos esse pote.' })
  await expect(calls.update({ ...form, net_g: -1 })).rejects.toMatchObject({ status: 422 })
})

test('a plant that was filled in stays when it lives again; one that is deleted is not named', async ({ ctx, as }) => {
  const { grower, plant } = await aHarvest(ctx)
  const calls = (await as(grower)).harvest.jars
  const { slug: id_or_slug } = await aJar(ctx, { created_by: grower.id, plant_id: plant.id })
  await ctx.db.update(plants).set({ status: 'viva' }).where(eq(plants.id, plant.id))
  const form = { id_or_slug, plant_id: plant.id, sealed_on: '2026-11-01', net_g: 50 }
  expect((await calls.update(form)).plant?.name).toBe('Jaci')
  await ctx.db.update(plants).set({ deleted_at: ctx.now() }).where(eq(plants.id, plant.id))
  expect((await calls.show({ id_or_slug })).plant).toBeNull()
})

test('for everybody else a jar does not exist: not for staff, not signed out, not in any list', async ({
  ctx,
  as,
  api,
}) => {
  const jar = await aJar(ctx)
  const ref = { id_or_slug: jar.slug }
  const { id } = await (await as({ id: jar.created_by })).harvest.jars.log({ ...ref, kind: 'abertura' })
  const form = { ...ref, sealed_on: '2026-11-01', net_g: 50 }
  for (const user of [await aUser(ctx), await aUser(ctx, { user_type: 'admin' })]) {
    const calls = (await as(user)).harvest.jars
    const input = [
      () => calls.show(ref),
      () => calls.show({ id_or_slug: String(jar.id) }),
      () => calls.update(form),
      () => calls.archive({ ...ref, archived: true }),
      () => calls.remove(ref),
      () => calls.entries(ref),
      () => calls.log({ ...ref, kind: 'abertura' }),
      () => calls.entry({ id }),
      () => calls.changeEntry({ id, note: 'oi' }),
      () => calls.removeEntry({ id }),
    ]
    for (const ask of input) await expect(ask()).rejects.toMatchObject({ status: 404 })
    expect((await calls.list({})).total).toBe(0)
  }
  const [kept] = await ctx.db.select().from(jars).where(eq(jars.id, jar.id))
  expect(kept).toMatchObject({ deleted_at: null, archived_at: null, net_g: 50 })
  const visitor = api.harvest.jars
  for (const ask of [visitor.list({}), visitor.show(ref), visitor.create({ sealed_on: '2026-11-01', net_g: 5 })])
    await expect(ask).rejects.toMatchObject({ status: 401 })
})
