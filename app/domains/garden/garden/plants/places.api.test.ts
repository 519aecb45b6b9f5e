import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aSpace } from '../spaces/spaces.factory.ts'
import { aPlant } from './plants.factory.ts'

const staysOf = (places: { space: { name: string }; since: string; until: string | null }[]) =>
  places.map(({ space, since, until }) => [space.name, since, until])

test('where a plant stood follows from how it was made, edited and moved, and shows in both spaces', async ({
  ctx,
  as,
  clock,
}) => {
  const grower = await aUser(ctx)
  const [tent, closet] = [
    await aSpace(ctx, { created_by: grower.id, name: 'Tenda' }),
    await aSpace(ctx, { created_by: grower.id, name: 'Armário' }),
  ]
  const {
    garden: { plants, spaces, cycles },
    cultivation: { manyPlants },
  } = await as(grower)
  const cycle = (await cycles.list()).data[0]
  const form = { name: 'Jaci', started_on: '2026-11-01', plant_cycle_id: cycle?.id ?? 0 }
  const { id, slug } = await plants.create({ ...form, space_id: tent.id })
  clock.now = new Date('2026-11-25T15:00:00Z')
  await manyPlants.move({ plant_ids: [id], space_id: closet.id })
  // Already there: no new row.
  await manyPlants.move({ plant_ids: [id], space_id: closet.id })
  expect((await spaces.pastPlants({ slug: tent.slug })).data).toMatchObject([
    { name: 'Jaci', since: '2026-11-01', until: '2026-11-25' },
  ])
  expect((await spaces.pastPlants({ slug: closet.slug })).total).toBe(0)
  clock.now = new Date('2026-11-28T15:00:00Z')
  const back = await plants.update({ ...form, id_or_slug: slug, space_id: tent.id })
  expect(staysOf(back.places)).toEqual([
    ['Tenda', '2026-11-28', null],
    ['Armário', '2026-11-25', '2026-11-28'],
    ['Tenda', '2026-11-01', '2026-11-25'],
  ])
  // It is back, so it is no past plant.
  expect((await spaces.pastPlants({ slug: tent.slug })).total).toBe(0)
  expect((await spaces.pastPlants({ slug: closet.slug })).total).toBe(1)
  // The first day is corrected to the day of a later move: the last one counts.
  await plants.update({ ...form, started_on: '2026-10-20', id_or_slug: slug })
  const out = await plants.show({ id_or_slug: slug })
  expect(staysOf(out.places)).toEqual([
    ['Armário', '2026-11-25', '2026-11-28'],
    ['Tenda', '2026-10-20', '2026-11-25'],
  ])
})

test('of clones the place is noted; a deleted space lets its plants go', async ({ ctx, as, clock }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, name: 'Tenda' })
  const mother = await aPlant(ctx, { created_by: grower.id, space_id: space.id })
  const {
    garden: { plants, spaces },
    cultivation: { manyPlants },
  } = await as(grower)
  const { data } = await manyPlants.clone({
    id_or_slug: mother.slug,
    name: 'Filha',
    count: 2,
    plant_cycle_id: mother.plant_cycle_id,
    started_on: '2026-11-20',
    inherit: ['space'],
  })
  const clone = await plants.show({ id_or_slug: data[0]?.slug ?? '' })
  expect(staysOf(clone.places)).toEqual([['Tenda', '2026-11-20', null]])
  clock.now = new Date('2026-11-24T15:00:00Z')
  await spaces.remove({ slug: space.slug })
  const after = await plants.show({ id_or_slug: clone.slug })
  expect(after.space).toBeNull()
  expect(after.places).toEqual([])
})

test('hidden spaces and hidden plants stay hidden', async ({ ctx, as, api }) => {
  const grower = await aUser(ctx)
  const hidden = await aSpace(ctx, { created_by: grower.id })
  const open = await aSpace(ctx, { created_by: grower.id, private: false, name: 'Aberta' })
  const shown = await aPlant(ctx, { created_by: grower.id, private: false, space_id: hidden.id, name: 'Vista' })
  const secret = await aPlant(ctx, { created_by: grower.id, space_id: open.id, name: 'Segredo' })
  const { manyPlants } = (await as(grower)).cultivation
  await manyPlants.move({ plant_ids: [shown.id], space_id: open.id })
  await manyPlants.move({ plant_ids: [secret.id], space_id: hidden.id })
  expect(staysOf((await api.garden.plants.show({ id_or_slug: shown.slug })).places)).toEqual([
    ['Aberta', '2026-11-21', null],
  ])
  expect((await api.garden.spaces.pastPlants({ slug: open.slug })).total).toBe(0)
  expect((await (await as(grower)).garden.spaces.pastPlants({ slug: open.slug })).total).toBe(1)
  await expect(api.garden.spaces.pastPlants({ slug: hidden.slug })).rejects.toMatchObject({ status: 404 })
  await expect(api.garden.spaces.pastPlants({ slug: open.slug, page: 0 })).rejects.toMatchObject({ status: 422 })
})

test('correcting the first day moves the first cycle and its count of days; a later one stays', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const { plants, cycles } = (await as(grower)).garden
  const [seed, sprout] = (await cycles.list()).data
  const form = { name: 'Jaci', started_on: '2026-11-21', plant_cycle_id: seed?.id ?? 0 }
  const { slug } = await plants.create(form)
  const corrected = await plants.update({ ...form, id_or_slug: slug, started_on: '2026-11-01' })
  expect(corrected).toMatchObject({ cycle_since: '2026-11-01', cycle_history: [{ on: '2026-11-01' }] })
  await plants.changeCycle({ id_or_slug: slug, plant_cycle_id: sprout?.id ?? 0, on: '2026-11-10' })
  const again = await plants.update({ ...form, id_or_slug: slug, started_on: '2026-11-04' })
  expect(again).toMatchObject({ cycle_since: '2026-11-10' })
  expect(again.cycle_history.map(({ on }) => on)).toEqual(['2026-11-10', '2026-11-04'])
})

test('asking for what stands in a hidden space tells nobody but its grower', async ({ ctx, as, api }) => {
  const grower = await aUser(ctx)
  const hidden = await aSpace(ctx, { created_by: grower.id, private: true })
  const plant = await aPlant(ctx, { created_by: grower.id, space_id: hidden.id, private: false })
  const input = { space_id: hidden.id }
  expect((await api.garden.plants.list(input)).total).toBe(0)
  expect((await api.garden.plants.list({ ...input, private: false })).data).toEqual([])
  expect((await (await as(await aUser(ctx))).garden.plants.list(input)).total).toBe(0)
  expect((await (await as(grower)).garden.plants.list(input)).data).toMatchObject([{ id: plant.id }])
})
