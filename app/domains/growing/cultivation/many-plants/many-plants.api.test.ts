import { eq } from 'drizzle-orm'
import { plant_stuffs } from '#domains/garden/garden/plants/plant-stuffs.table.ts'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aStuff } from '#domains/garden/garden/stuffs/stuffs.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

const KEY = '019a0000-0000-7000-8000-00000000000a'

test('many plants move to one of the own spaces, or out of all', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id })
  const ids = [(await aPlant(ctx, { created_by: grower.id })).id, (await aPlant(ctx, { created_by: grower.id })).id]
  const { cultivation, garden } = await as(grower)
  expect(await cultivation.manyPlants.move({ plant_ids: ids, space_id: space.id })).toEqual({ count: 2 })
  expect((await garden.plants.list({ space_id: space.id })).total).toBe(2)
  await cultivation.manyPlants.move({ plant_ids: ids })
  expect((await garden.plants.list({ space_id: space.id })).total).toBe(0)
})

test('a space of somebody else is refused beside its field, and nothing moves', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const foreign = await aSpace(ctx, { private: false })
  const { manyPlants } = (await as(grower)).cultivation
  await expect(manyPlants.move({ plant_ids: [plant.id], space_id: foreign.id })).rejects.toMatchObject({
    status: 422,
    data: { errors: { space_id: ['Escolha um dos seus espaços.'] } },
  })
})

test('one plant of somebody else among them and none changes: 403 if seen, 404 if not', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const own = await aPlant(ctx, { created_by: grower.id })
  const { manyPlants } = (await as(grower)).cultivation
  const open = await aPlant(ctx, { private: false })
  const hidden = await aPlant(ctx)
  const group = (id: number) => manyPlants.group({ plant_ids: [own.id, id], group_name: 'rede' })
  await expect(group(open.id)).rejects.toMatchObject({ status: 403 })
  await expect(group(hidden.id)).rejects.toMatchObject({ status: 404 })
  await expect(group(999_999)).rejects.toMatchObject({ status: 404 })
  const [after] = await ctx.db.select().from(plants).where(eq(plants.id, own.id))
  expect(after?.group_name).toBeNull()
})

test('groups are a word of the grower: listed, filtered by, left again', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  await aPlant(ctx, { group_name: 'de outra pessoa' })
  const { cultivation, garden } = await as(grower)
  await cultivation.manyPlants.group({ plant_ids: [plant.id], group_name: 'ScrOG' })
  expect(await garden.plants.groups()).toEqual({ data: ['ScrOG'] })
  expect((await garden.plants.list({ group_name: 'ScrOG' })).data.map(({ id }) => id)).toEqual([plant.id])
  await cultivation.manyPlants.group({ plant_ids: [plant.id] })
  expect(await garden.plants.groups()).toEqual({ data: [] })
})

test('a harvest: each its own weight, the cycle, the day; what was not weighed is null', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const one = await aPlant(ctx, { created_by: grower.id })
  const two = await aPlant(ctx, { created_by: grower.id })
  const { cultivation, garden } = await as(grower)
  const form = { harvests: [{ plant_id: one.id, wet_g: 412.5 }, { plant_id: two.id }], on: '2026-11-19', act_key: KEY }
  expect(await cultivation.manyPlants.harvest(form)).toEqual({ count: 2 })
  expect(await cultivation.manyPlants.harvest(form)).toEqual({ count: 2 })
  const shown = await garden.plants.show({ id_or_slug: one.slug })
  expect(shown).toMatchObject({ status: 'colhida', ended_on: '2026-11-19', wet_g: 412.5, dry_g: null })
  expect(shown.plant_cycle.slug).toBe('colheita')
  expect(await garden.plants.show({ id_or_slug: two.slug })).toMatchObject({ status: 'colhida', wet_g: null })
  expect((await garden.plants.list({ status: 'colhida' })).total).toBe(2)
})

test('what is harvested goes to the drying space with it, once however often it is sent; nothing happens for a wrong one', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const tent = await aSpace(ctx, { created_by: grower.id })
  const plant = await aPlant(ctx, { created_by: grower.id, space_id: tent.id })
  const { cultivation, garden, journal } = await as(grower)
  const closet = await garden.spaces.create({ name: 'Armário de secagem', kind: 'secagem' })
  const form = { harvests: [{ plant_id: plant.id, wet_g: 300 }], on: '2026-11-20' }
  const foreign = await aSpace(ctx)
  await expect(cultivation.manyPlants.harvest({ ...form, space_id: foreign.id })).rejects.toMatchObject({
    status: 422,
    data: { errors: { space_id: ['Escolha um dos seus espaços.'] } },
  })
  expect(await garden.plants.show({ id_or_slug: plant.slug })).toMatchObject({ status: 'viva', wet_g: null })
  for (const _ of [1, 2])
    expect(await cultivation.manyPlants.harvest({ ...form, space_id: closet.id, act_key: KEY })).toEqual({ count: 1 })
  const after = await garden.plants.show({ id_or_slug: plant.slug })
  expect(after).toMatchObject({ status: 'colhida', wet_g: 300, space: { name: 'Armário de secagem' } })
  expect(after.places.map(({ space, since }) => [space.name, since])).toEqual([
    ['Armário de secagem', '2026-11-20'],
    [tent.name, plant.started_on],
  ])
  expect((await journal.updates.list({ id_or_slug: plant.slug })).total).toBe(1)
})

test('a move of an earlier day than the last one leaves the plant where it is: chip and history agree', async ({
  ctx,
  as,
  clock,
}) => {
  const grower = await aUser(ctx)
  const tent = await aSpace(ctx, { created_by: grower.id, name: 'Tenda' })
  const plant = await aPlant(ctx, { created_by: grower.id, space_id: tent.id })
  const { cultivation, garden } = await as(grower)
  const closet = await garden.spaces.create({ name: 'Armário', kind: 'secagem' })
  const shelf = await garden.spaces.create({ name: 'Prateleira', kind: 'cura' })
  clock.now = new Date('2026-11-25T15:00:00Z')
  await cultivation.manyPlants.move({ plant_ids: [plant.id], space_id: shelf.id })
  await cultivation.manyPlants.harvest({ harvests: [{ plant_id: plant.id }], on: '2026-11-20', space_id: closet.id })
  const { space, places } = await garden.plants.show({ id_or_slug: plant.slug })
  expect(places.map(({ space, since }) => [space.name, since])).toEqual([
    ['Prateleira', '2026-11-25'],
    ['Armário', '2026-11-20'],
    ['Tenda', plant.started_on],
  ])
  expect(space?.name).toBe('Prateleira')
})

test('two passes of a harvest add up; a deleted one takes its weight and state back', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { cultivation, garden, journal } = await as(grower)
  const cut = (on: string, wet_g: number, sure?: boolean) =>
    cultivation.manyPlants.harvest({ harvests: [{ plant_id: plant.id, wet_g }], on, sure })
  await cut('2026-11-10', 100)
  // From another tab, or by the way back, the same cut would count twice.
  await expect(cut('2026-11-10', 100)).rejects.toMatchObject({
    data: { errors: { sure: [expect.stringMatching(/já foi colhida .*, com 100\sg\. Somar mais esta colheita\?$/)] } },
  })
  await cut('2026-11-15', 0, true)
  const show = () => garden.plants.show({ id_or_slug: plant.slug })
  expect(await show()).toMatchObject({ wet_g: 100, ended_on: '2026-11-15' })
  const { data } = await journal.updates.list({ id_or_slug: plant.slug })
  for (const { id } of data) await journal.updates.remove({ id_or_slug: plant.slug, update_id: id })
  expect(await show()).toMatchObject({
    status: 'viva',
    wet_g: null,
    ended_on: null,
    plant_cycle: { slug: 'vegetativo' },
  })
})

test('dry and cured weights: the last holds, 0 is a weight, nothing at all is refused', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { cultivation, garden } = await as(grower)
  const weigh = (on: string, weights: object) =>
    cultivation.manyPlants.weigh({ weights: [{ plant_id: plant.id, ...weights }], on })
  await weigh('2026-11-18', { dry_g: 30 })
  await weigh('2026-11-19', { dry_g: 28.5, cured_g: 0 })
  expect(await garden.plants.show({ id_or_slug: plant.slug })).toMatchObject({ dry_g: 28.5, cured_g: 0 })
  await expect(weigh('2026-11-19', {})).rejects.toMatchObject({
    status: 422,
    data: { errors: { weights: ['Escreva pelo menos um peso.'] } },
  })
})

test('a loss says its cause; without one, or in the future, it is refused', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { cultivation, garden } = await as(grower)
  const lose = (cause: string, on: string) => cultivation.manyPlants.lose({ plant_ids: [plant.id], cause, on })
  await expect(lose(' ', '2026-11-20')).rejects.toMatchObject({ data: { errors: { cause: ['Preencha este campo.'] } } })
  await expect(lose('mofo', '2026-11-22')).rejects.toMatchObject({
    data: { errors: { on: ['Escolha hoje ou um dia que já passou.'] } },
  })
  await lose('Mofo no topo', '2026-11-20')
  expect(await garden.plants.show({ id_or_slug: plant.slug })).toMatchObject({
    status: 'morta',
    loss_cause: 'Mofo no topo',
    ended_on: '2026-11-20',
  })
})

test('all change cycle on a day, with a line in each journal', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const ids = [(await aPlant(ctx, { created_by: grower.id })).id, (await aPlant(ctx, { created_by: grower.id })).id]
  const { cultivation, garden, journal } = await as(grower)
  const plant_cycle_id = await cycleId(ctx, 'floracao')
  await cultivation.manyPlants.cycle({ plant_ids: ids, plant_cycle_id, on: '2026-11-20' })
  for (const id of ids) {
    const plant = await garden.plants.show({ id_or_slug: String(id) })
    expect(plant).toMatchObject({ plant_cycle: { slug: 'floracao' }, cycle_since: '2026-11-20' })
    expect((await journal.updates.list({ id_or_slug: String(id) })).data[0]).toMatchObject({ kind: 'fase' })
  }
})

test('those that are in that phase already stay as they are, without a line; all of them there is said', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const plant_cycle_id = await cycleId(ctx, 'floracao')
  const there = await aPlant(ctx, { created_by: grower.id, plant_cycle_id, cycle_since: '2026-10-20' })
  const coming = await aPlant(ctx, { created_by: grower.id })
  const { cultivation, garden, journal } = await as(grower)
  const turn = { plant_ids: [there.id, coming.id], plant_cycle_id, on: '2026-11-20', act_key: KEY }
  expect(await cultivation.manyPlants.cycle(turn)).toEqual({ count: 1 })
  expect(await cultivation.manyPlants.cycle(turn)).toEqual({ count: 1 })
  const shown = await garden.plants.show({ id_or_slug: there.slug })
  expect(shown).toMatchObject({ cycle_since: '2026-10-20', cycle_history: [{ on: '2026-10-20' }] })
  expect((await journal.updates.list({ id_or_slug: there.slug })).total).toBe(0)
  expect(await garden.plants.show({ id_or_slug: coming.slug })).toMatchObject({ cycle_since: '2026-11-20' })
  await expect(cultivation.manyPlants.cycle({ ...turn, act_key: undefined })).rejects.toMatchObject({
    status: 422,
    data: { errors: { plant_ids: ['Todas já estão nesta fase.'] } },
  })
})

test('a dry weight above the wet one, or a cured one above the dry, is asked about once', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, name: 'Lua' })
  const { manyPlants } = (await as(grower)).cultivation
  await manyPlants.harvest({ harvests: [{ plant_id: plant.id, wet_g: 400 }], on: '2026-11-10' })
  const weigh = (weights: object, more: object = {}) =>
    manyPlants.weigh({ weights: [{ plant_id: plant.id, ...weights }], on: '2026-11-20', ...more })
  const asks = (sentence: string) => ({ status: 422, data: { errors: { sure: [sentence] } } })
  await expect(weigh({ dry_g: 4000 })).rejects.toMatchObject(
    asks('Lua pesaria 4.000 g seca, e úmida pesou 400 g. É isso mesmo?'),
  )
  await expect(weigh({ cured_g: 500 })).rejects.toMatchObject(asks(expect.stringContaining('úmida pesou 400')))
  expect(await weigh({ dry_g: 90 })).toEqual({ count: 1 })
  await expect(weigh({ cured_g: 95 })).rejects.toMatchObject(asks(expect.stringContaining('seca pesou 90')))
  expect(await weigh({ cured_g: 95 }, { sure: true })).toEqual({ count: 1 })
  await expect(weigh({ dry_g: 80 }, { on: '2026-11-09' })).rejects.toMatchObject({
    status: 422,
    data: { errors: { on: ['“Lua” foi colhida em 10/11/2026. Escolha esse dia ou um depois.'] } },
  })
})

test('of what is harvested twice, the first part is weighed before the second is cut', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant_id = (await aPlant(ctx, { created_by: grower.id })).id
  const { manyPlants } = (await as(grower)).cultivation
  for (const on of ['2026-11-10', '2026-11-18'])
    await manyPlants.harvest({ harvests: [{ plant_id, wet_g: 200 }], on, sure: true })
  const weigh = (on: string) => manyPlants.weigh({ weights: [{ plant_id, dry_g: 40 }], on })
  expect(await weigh('2026-11-16')).toEqual({ count: 1 })
  await expect(weigh('2026-11-09')).rejects.toMatchObject({ data: { errors: { on: [expect.any(String)] } } })
})

test('a plant that is twice in a harvest is refused, and nothing is written', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { cultivation, garden } = await as(grower)
  const twice = [400, 300].map((wet_g) => ({ plant_id: plant.id, wet_g }))
  await expect(cultivation.manyPlants.harvest({ harvests: twice, on: '2026-11-10' })).rejects.toMatchObject({
    status: 422,
    data: { errors: { 'harvests.1.plant_id': ['Esta planta está duas vezes na lista.'] } },
  })
  expect((await garden.plants.show({ id_or_slug: plant.slug })).status).toBe('viva')
})

test('a key that comes again with another cause or other plants is a conflict', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const [one, two] = [await aPlant(ctx, { created_by: grower.id }), await aPlant(ctx, { created_by: grower.id })]
  const { manyPlants } = (await as(grower)).cultivation
  const plant_cycle_id = await cycleId(ctx, 'floracao')
  const turn = { plant_ids: [one.id], plant_cycle_id, on: '2026-11-20', act_key: KEY }
  await manyPlants.cycle(turn)
  await expect(manyPlants.cycle({ ...turn, plant_ids: [two.id] })).rejects.toMatchObject({ status: 409 })
  const lost = { plant_ids: [one.id], cause: 'Mofo', on: '2026-11-20', act_key: KEY.replace('0a', '0b') }
  await manyPlants.lose(lost)
  expect(await manyPlants.lose(lost)).toEqual({ count: 1 })
  await expect(manyPlants.lose({ ...lost, cause: 'Praga' })).rejects.toMatchObject({ status: 409 })
})

test('the archive takes many and gives them back', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { cultivation, garden } = await as(grower)
  const archive = (archived: boolean) => cultivation.manyPlants.archive({ plant_ids: [plant.id], archived })
  expect(await archive(true)).toEqual({ count: 1 })
  expect(await archive(true)).toEqual({ count: 0 })
  expect((await garden.plants.list({ user: grower.nickname })).total).toBe(0)
  expect(await archive(false)).toEqual({ count: 1 })
})

test('clones take only what was chosen, name their mother, and come once', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id })
  const pot = await aStuff(ctx, { created_by: grower.id, stuff_type_id: 3 })
  const mother = await aPlant(ctx, {
    created_by: grower.id,
    name: 'Lua',
    genetic_name: 'Haze',
    space_id: space.id,
    description: 'segredo',
  })
  await ctx.db.insert(plant_stuffs).values({ plant_id: mother.id, stuff_id: pot.id, role: 'vase' })
  const { cultivation, garden, journal } = await as(grower)
  const form = {
    id_or_slug: mother.slug,
    count: 2,
    name: 'Lua filha',
    inherit: ['genetic', 'setup'] as ('genetic' | 'setup')[],
    plant_cycle_id: await cycleId(ctx, 'vegetativo'),
    started_on: '2026-11-20',
    idempotency_key: KEY,
  }
  const first = await cultivation.manyPlants.clone(form)
  expect(first.data.map(({ name }) => name)).toEqual(['Lua filha 1', 'Lua filha 2'])
  expect((await cultivation.manyPlants.clone(form)).data.map(({ id }) => id)).toEqual(first.data.map(({ id }) => id))
  const clone = await garden.plants.show({ id_or_slug: first.data[1]?.slug ?? '' })
  expect(clone).toMatchObject({
    origin: 'clone',
    mother: { name: 'Lua' },
    genetic: { name: 'Haze' },
    space: null,
    description: '',
    private: true,
    setup: [{ role: 'vase' }],
  })
  expect((await journal.updates.list({ id_or_slug: mother.slug })).data[0]).toMatchObject({ kind: 'clonagem' })
})

test('staff cuts no clone that others see', async ({ ctx, as }) => {
  const mother = await aPlant(ctx)
  const { manyPlants } = (await as(await aUser(ctx, { user_type: 'admin' }))).cultivation
  const plant_cycle_id = await cycleId(ctx, 'vegetativo')
  const form = { id_or_slug: mother.slug, count: 1, name: 'Lua', plant_cycle_id, started_on: '2026-11-20' }
  await expect(manyPlants.clone({ ...form, private: false })).rejects.toMatchObject({ status: 403 })
  expect((await manyPlants.clone(form)).data).toMatchObject([{ private: true, created_by: mother.created_by }])
  // Nothing is cut of a mother before she was there.
  await expect(manyPlants.clone({ ...form, started_on: '2020-01-01' })).rejects.toMatchObject({
    status: 422,
    data: { errors: { started_on: [expect.stringContaining('começou em')] } },
  })
})

test('clones that took a while to make come once too', async ({ ctx, as, clock }) => {
  const grower = await aUser(ctx)
  const mother = await aPlant(ctx, { created_by: grower.id })
  const { manyPlants } = (await as(grower)).cultivation
  let input = clock.now.getTime()
  Object.defineProperty(clock, 'now', { get: () => new Date(input++) })
  const plant_cycle_id = await cycleId(ctx, 'vegetativo')
  const form = { count: 3, name: 'Lua', plant_cycle_id, started_on: '2026-11-20', idempotency_key: KEY }
  const first = await manyPlants.clone({ id_or_slug: mother.slug, ...form })
  const again = await manyPlants.clone({ id_or_slug: mother.slug, ...form })
  expect(again.data.map(({ id }) => id)).toEqual(first.data.map(({ id }) => id))
})

test('a key that made another plant makes no clones', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const mother = await aPlant(ctx, { created_by: grower.id })
  await aPlant(ctx, { created_by: grower.id, idempotency_key: KEY })
  const {
    cultivation: { manyPlants },
    garden: { plants: own },
  } = await as(grower)
  const plant_cycle_id = await cycleId(ctx, 'vegetativo')
  const form = { count: 2, name: 'Lua', plant_cycle_id, started_on: '2026-11-20', idempotency_key: KEY }
  await expect(manyPlants.clone({ id_or_slug: mother.slug, ...form })).rejects.toMatchObject({ status: 409 })
  expect((await own.list({ user: grower.nickname })).total).toBe(2)
})

test('a mother that the viewer may not see is not named on its clone', async ({ ctx, as, api }) => {
  const grower = await aUser(ctx)
  const mother = await aPlant(ctx, { created_by: grower.id })
  const clone = await aPlant(ctx, { created_by: grower.id, mother_id: mother.id, private: false })
  expect((await api.garden.plants.show({ id_or_slug: clone.slug })).mother).toBeNull()
  const own = await (await as(grower)).garden.plants.show({ id_or_slug: clone.slug })
  expect(own.mother).toMatchObject({ slug: mother.slug })
})

test('a harvest that is corrected moves its day, its weight and its place in the history', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { cultivation, garden, journal } = await as(grower)
  await cultivation.manyPlants.harvest({ harvests: [{ plant_id: plant.id, wet_g: 100 }], on: '2026-11-10' })
  const { data } = await journal.updates.list({ id_or_slug: plant.slug })
  const moved = { measures: { wet_g: { value: 90 } }, happened_at: '2026-11-12T12:00' }
  await journal.updates.change({ id: data[0]?.id ?? 0, ...moved })
  const shown = await garden.plants.show({ id_or_slug: plant.slug })
  expect(shown).toMatchObject({ wet_g: 90, ended_on: '2026-11-12', cycle_since: '2026-11-12' })
  expect(shown.cycle_history).toHaveLength(2)
})
