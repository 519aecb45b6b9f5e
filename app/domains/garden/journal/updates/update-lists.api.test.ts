import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { anActivity } from '../activities/activities.factory.ts'

test("a space's list has its own and those of plants that the viewer may see, the newest first", async ({
  ctx,
  as,
  api: visitor,
}) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, private: false })
  const inside = { created_by: grower.id, space_id: space.id }
  const [open, hidden] = [await aPlant(ctx, { ...inside, private: false }), await aPlant(ctx, inside)]
  const elsewhere = await aPlant(ctx, { created_by: grower.id, private: false })
  const { updates } = (await as(grower)).journal
  await updates.act({ kind: 'limpeza', space_id: space.id, happened_at: '2026-11-18T10:00' })
  await updates.act({
    kind: 'lst',
    plant_ids: [open.id, hidden.id, elsewhere.id],
    happened_at: '2026-11-19T10:00',
  })
  const seen = async (api: typeof updates) => {
    const { data, total } = await api.ofSpace({ slug: space.slug })
    return [data.map(({ kind, plant }) => `${kind} ${plant?.id ?? 'espaço'}`).sort(), total]
  }
  expect(await seen(updates)).toEqual([[`limpeza espaço`, `lst ${open.id}`, `lst ${hidden.id}`].sort(), 3])
  expect(await seen(visitor.journal.updates)).toEqual([[`limpeza espaço`, `lst ${open.id}`].sort(), 2])
  const { data } = await updates.ofSpace({ slug: space.slug })
  expect(data.at(-1)?.kind).toBe('limpeza')
  const hiddenSpace = await aSpace(ctx)
  await expect(updates.ofSpace({ slug: hiddenSpace.slug })).rejects.toMatchObject({ status: 404 })
})

test('an open plant does not name the hidden space in which it stands', async ({ ctx, as, api: visitor }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id })
  const plant = await aPlant(ctx, { created_by: grower.id, space_id: space.id, private: false })
  const { updates } = (await as(grower)).journal
  await updates.post({ id_or_slug: plant.slug, text: 'Nota' })
  const first = async (api: typeof updates) => (await api.list({ id_or_slug: plant.slug })).data[0]
  expect((await first(updates))?.space?.name).toBe(space.name)
  expect((await first(visitor.journal.updates))?.space).toBeNull()
})

test('kind and days narrow both lists, each day as it is in São Paulo', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id })
  const plant = await aPlant(ctx, { created_by: grower.id, space_id: space.id })
  const { updates } = (await as(grower)).journal
  for (const happened_at of ['2026-11-17T23:30', '2026-11-18T00:10', '2026-11-18T23:50', '2026-11-19T00:01'])
    await updates.post({ id_or_slug: plant.slug, kind: 'lst', happened_at })
  await updates.post({ id_or_slug: plant.slug, text: 'Nota', happened_at: '2026-11-18T12:00' })
  const day = { since: '2026-11-18', until: '2026-11-18' }
  for (const list of [
    (filter: object) => updates.list({ id_or_slug: plant.slug, ...filter }),
    (filter: object) => updates.ofSpace({ slug: space.slug, ...filter }),
  ]) {
    expect((await list(day)).total).toBe(3)
    expect((await list({ ...day, kind: 'lst' })).total).toBe(2)
    expect((await list({ since: '2026-11-19' })).total).toBe(1)
    expect(await list({ ...day, kind: 'lst', page: 9 })).toMatchObject({ data: [], total: 2 })
    await expect(list({ since: 'ontem' })).rejects.toMatchObject({ status: 422 })
  }
})

test('last watered and fed: by the flags, own activities too; never is null; deleted and hidden do not count', async ({
  ctx,
  as,
  api: visitor,
}) => {
  const grower = await aUser(ctx)
  const own = await anActivity(ctx, { created_by: grower.id, metrics: [], feeding: true })
  const plant = await aPlant(ctx, { created_by: grower.id, private: false })
  const [dry, hidden] = [await aPlant(ctx, { created_by: grower.id }), await aPlant(ctx)]
  const { updates } = (await as(grower)).journal
  const post = (input: object) => updates.post({ id_or_slug: plant.slug, ...input })
  const volume = { measures: { volume_ml: { value: 500 } } }
  await post({ kind: 'rega', ...volume, happened_at: '2026-11-17T10:00' })
  const wrong = await post({ kind: 'rega-alimentacao', ...volume, happened_at: '2026-11-20T10:00' })
  await post({ kind: 'propria', activity_type_id: own.id, happened_at: '2026-11-19T10:00' })
  await updates.takeAway({ id: wrong.id })
  const care = {
    plant_id: plant.id,
    watered_at: new Date('2026-11-17T13:00:00Z'),
    fed_at: new Date('2026-11-19T13:00:00Z'),
  }
  const never = { plant_id: dry.id, watered_at: null, fed_at: null }
  const ids = [plant.id, dry.id, hidden.id]
  expect((await updates.care({ plants_id: ids })).data).toEqual([care, never])
  expect((await visitor.journal.updates.care({ plants_id: ids })).data).toEqual([care])
  await expect(updates.care({ plants_id: ['x' as unknown as number] })).rejects.toMatchObject({ status: 422 })
})

test("a plant's photos come in the order in which they were taken, its own and those of its updates", async ({
  ctx,
  as,
  api: visitor,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, private: false })
  const taken = (day: string) => aPhoto(ctx, { created_by: grower.id, taken_at: new Date(`2026-${day}T12:00:00Z`) })
  const [late, early, undated] = [
    await taken('11-10'),
    await taken('10-03'),
    await aPhoto(ctx, { created_by: grower.id }),
  ]
  const { updates } = (await as(grower)).journal
  const post = (photo_ids: number[]) =>
    updates.post({ id_or_slug: plant.slug, kind: 'foto', photo_ids, happened_at: '2026-10-20T10:00' })
  await post([late.id, early.id])
  await post([undated.id])
  const album = await visitor.journal.updates.album({ id_or_slug: plant.slug, order_type: 'asc' })
  expect(album.data.map(({ document, day }) => [document.id, day])).toEqual([
    [early.id, 3],
    [undated.id, 20],
    [late.id, 41],
  ])
  expect(album.total).toBe(3)
  const hidden = await aPlant(ctx)
  await expect(visitor.journal.updates.album({ id_or_slug: hidden.slug })).rejects.toMatchObject({ status: 404 })
})
