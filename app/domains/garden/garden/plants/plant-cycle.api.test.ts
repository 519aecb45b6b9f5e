import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPlant, cycleId } from './plants.factory.ts'

test('the cycle of a plant changes with its history', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { plants } = (await as(grower)).garden
  const changed = await plants.changeCycle({
    id_or_slug: plant.slug,
    plant_cycle_id: await cycleId(ctx, 'floracao'),
    on: '2026-11-10',
  })
  expect(changed).toMatchObject({ plant_cycle: { name: 'Floração' }, cycle_since: '2026-11-10' })
  expect(changed.cycle_history.map((c) => [c.plant_cycle.name, c.on])).toEqual([
    ['Floração', '2026-11-10'],
    ['Vegetativo', '2026-10-20'],
  ])
})

test('a change noted late for an earlier day does not become the current one', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { plants } = (await as(grower)).garden
  const changed = await plants.changeCycle({
    id_or_slug: plant.slug,
    plant_cycle_id: await cycleId(ctx, 'germinacao'),
    on: '2026-10-05',
  })
  expect(changed).toMatchObject({ plant_cycle: { name: 'Vegetativo' }, cycle_since: '2026-10-20' })
  expect(changed.cycle_history).toHaveLength(2)
})

test('a cycle can start neither in the future nor before the plant', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { plants } = (await as(grower)).garden
  const change = { id_or_slug: plant.slug, plant_cycle_id: plant.plant_cycle_id }
  const refused = { status: 422, data: { errors: { on: expect.any(Array) } } }
  for (const on of ['2026-12-01', '2026-09-30'])
    await expect(plants.changeCycle({ ...change, on })).rejects.toMatchObject(refused)
})

test('the cycle that it has already, on another day, corrects that day and adds nothing', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { plants } = (await as(grower)).garden
  const plant_cycle_id = await cycleId(ctx, 'floracao')
  const bloom = (on: string) => plants.changeCycle({ id_or_slug: plant.slug, plant_cycle_id, on })
  await bloom('2026-10-25')
  for (const on of ['2026-10-25', '2026-11-20', '2026-10-22']) {
    const changed = await bloom(on)
    expect(changed.cycle_history.map((c) => [c.plant_cycle.name, c.on])).toEqual([
      ['Floração', on],
      ['Vegetativo', '2026-10-20'],
    ])
    expect(changed.cycle_since).toBe(on)
  }
  await expect(bloom('2026-10-19')).rejects.toMatchObject({
    status: 422,
    data: { errors: { on: ['A fase não pode começar antes da anterior.'] } },
  })
})

test('a cycle noted for a day on which the plant was in it, or just before it, is no second one', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { plants } = (await as(grower)).garden
  const enter = async (slug: string, on: string) =>
    plants.changeCycle({ id_or_slug: plant.slug, plant_cycle_id: await cycleId(ctx, slug), on })
  await enter('floracao', '2026-11-10')
  await enter('vegetativo', '2026-11-01')
  const changed = await enter('vegetativo', '2026-10-15')
  expect(changed.cycle_history.map((c) => [c.plant_cycle.name, c.on])).toEqual([
    ['Floração', '2026-11-10'],
    ['Vegetativo', '2026-10-15'],
  ])
})

test('a plant that lived before may be in its cycle since a later day than its first', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const { plants } = (await as(grower)).garden
  const running = {
    name: 'Lua',
    plant_cycle_id: await cycleId(ctx, 'floracao'),
    started_on: '2026-08-20',
    cycle_since: '2026-11-01',
  }
  const made = await plants.create(running)
  expect(made).toMatchObject({ started_on: '2026-08-20', cycle_since: '2026-11-01' })
  expect(made.cycle_history.map(({ on }) => on)).toEqual(['2026-11-01'])
  // What went before is noted where it was.
  const vegetative = { id_or_slug: made.slug, plant_cycle_id: await cycleId(ctx, 'vegetativo'), on: '2026-09-05' }
  expect(await plants.changeCycle(vegetative)).toMatchObject({ plant_cycle: { name: 'Floração' } })
  for (const cycle_since of ['2026-08-19', '2026-11-30'])
    await expect(plants.create({ ...running, cycle_since })).rejects.toMatchObject({
      ...{ status: 422, data: { errors: { cycle_since: [expect.any(String)] } } },
    })
})
