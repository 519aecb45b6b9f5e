import { eq } from 'drizzle-orm'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { updates as updatesTable } from '../updates/updates.table.ts'

const key = '019a0000-0000-7000-8000-0000000000b1'
const water = (volume: number, more = {}) => ({
  kind: 'rega' as const,
  measures: { volume_ml: { value: volume } },
  ...more,
})

test('own plants that grow, dry or cure come with their last watering by hand, the last touched first; nobody else’s', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const mine = { created_by: grower.id }
  const space = await aSpace(ctx, { ...mine, name: 'Tenda' })
  const [old, fresh] = [
    await aPlant(ctx, { ...mine, name: 'Antiga', space_id: space.id }),
    await aPlant(ctx, { ...mine, name: 'Nova' }),
  ]
  await aPlant(ctx, { ...mine, status: 'colhida' })
  const dries = { ...mine, name: 'Secando', status: 'colhida', ended_on: '2026-10-30' } as const
  await aPlant(ctx, { ...dries, plant_cycle_id: await cycleId(ctx, 'secagem') })
  await aPlant(ctx, { ...mine, archived_at: ctx.now() })
  await aPlant(ctx, { private: false })
  await aSpace(ctx, { ...mine, archived_at: ctx.now() })
  const { quickLog, updates } = (await as(grower)).journal
  const drained = { volume_ml: { value: 50.5 }, runoff_ml: { value: 90 }, ec: { value: 900, scale: 'ppm500' as const } }
  await updates.post({ id_or_slug: old.slug, ...water(700, { happened_at: '2026-11-02T10:00' }) })
  // A robot's.
  const robots = await updates.post({ id_or_slug: old.slug, ...water(600, { happened_at: '2026-11-02T11:00' }) })
  const act_key = key.replace('-7000-', '-8000-')
  await ctx.db.update(updatesTable).set({ act_key }).where(eq(updatesTable.id, robots.id))
  await updates.post({ id_or_slug: fresh.slug, kind: 'rega', measures: drained, happened_at: '2026-11-01T10:00' })
  await updates.post({ id_or_slug: fresh.slug, text: 'Só olhei.', happened_at: '2026-11-03T10:00' })
  const { plants, spaces } = await quickLog.show()
  expect(plants).toMatchObject([
    { name: 'Nova', space_id: null, cycle: 'vegetativo', watering: { kind: 'rega', label: 'Rega' } },
    { name: 'Antiga', space_id: space.id, watering: { measures: { volume_ml: { value: 700 } } } },
    { name: 'Secando', status: 'colhida', cycle: 'secagem', watering: null },
  ])
  expect(plants[0]?.watering?.measures).toEqual({ volume_ml: { value: 50.5 }, ec: { value: 900, scale: 'ppm500' } })
  expect(spaces.map(({ name }) => name)).toEqual(['Tenda'])
})

test('undo takes the whole act back, whatever each plant says, once, and only one’s own', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plants = [await aPlant(ctx, { created_by: grower.id }), await aPlant(ctx, { created_by: grower.id })]
  const [first, second] = plants.map(({ id }) => id) as [number, number]
  const { quickLog, updates } = (await as(grower)).journal
  const different = [{ plant_id: second, measures: { volume_ml: { value: 300 } } }]
  await updates.act({ ...water(600), plant_ids: [first, second], corrections: different, act_key: key })
  const stranger = (await as(await aUser(ctx))).journal.quickLog
  await expect(stranger.undo({ act_key: key })).rejects.toMatchObject({ status: 404 })
  await quickLog.undo({ act_key: key })
  for (const { slug } of plants) expect((await updates.list({ id_or_slug: slug })).total).toBe(0)
  await expect(quickLog.undo({ act_key: key })).rejects.toMatchObject({ status: 404, message: 'Isso já foi desfeito.' })
})

test('undo reaches the plants that are still there when one of the act is gone', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const [stays, goes] = [await aPlant(ctx, { created_by: grower.id }), await aPlant(ctx, { created_by: grower.id })]
  const { journal, garden } = await as(grower)
  await journal.updates.act({ ...water(500), plant_ids: [stays.id, goes.id], act_key: key })
  await garden.plants.remove({ id_or_slug: goes.slug })
  await journal.quickLog.undo({ act_key: key })
  expect((await journal.updates.list({ id_or_slug: stays.slug })).total).toBe(0)
  await expect(journal.quickLog.undo({ act_key: key })).rejects.toMatchObject({
    status: 404,
    message: 'Isso já foi desfeito.',
  })
})
