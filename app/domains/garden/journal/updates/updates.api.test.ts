import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { files } from '#platform/files/files.table.ts'
import { expect, test } from '#tests/fixtures.ts'

const note = (id_or_slug: string, more = {}) => ({ id_or_slug, text: 'Reguei com 500 ml.', ...more })

test('a grower writes an update with photos; who sees the plant sees it, newest first', async ({ ctx, as, api }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, private: false })
  const photo = await aPhoto(ctx, { created_by: grower.id })
  const { updates } = (await as(grower)).journal
  await updates.post(note(plant.slug, { happened_at: '2026-11-20T10:00', text: 'Ontem' }))
  const posted = await updates.post(note(plant.slug, { photo_ids: [photo.id] }))
  expect(posted).toMatchObject({ kind: 'nota', user: { nickname: grower.nickname } })
  expect(posted.photos).toHaveLength(1)
  const seen = await api.journal.updates.list({ id_or_slug: plant.slug })
  expect(seen.data.map((update) => update.text)).toEqual(['Reguei com 500 ml.', 'Ontem'])
  expect(seen.total).toBe(2)
})

test('a moment typed without a zone is São Paulo time', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const posted = await (await as(grower)).journal.updates.post(note(plant.slug, { happened_at: '2026-11-20T10:00' }))
  expect(posted.happened_at).toEqual(new Date('2026-11-20T13:00:00Z'))
})

test('the updates of a private plant do not exist for others', async ({ ctx, api, as }) => {
  const plant = await aPlant(ctx)
  await expect(api.journal.updates.list({ id_or_slug: plant.slug })).rejects.toMatchObject({ status: 404 })
  const stranger = await as(await aUser(ctx))
  await expect(stranger.journal.updates.post(note(plant.slug))).rejects.toMatchObject({ status: 404 })
})

test('only its grower writes on a public plant', async ({ ctx, as, api }) => {
  const plant = await aPlant(ctx, { private: false })
  await expect((await as(await aUser(ctx))).journal.updates.post(note(plant.slug))).rejects.toMatchObject({
    status: 403,
  })
  await expect(api.journal.updates.post(note(plant.slug))).rejects.toMatchObject({ status: 401 })
})

test('the same form sent twice is one update', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { updates } = (await as(grower)).journal
  const form = note(plant.slug, { idempotency_key: '019a0000-0000-7000-8000-000000000002' })
  expect((await updates.post(form)).id).toBe((await updates.post(form)).id)
})

test('an empty text and a future moment are refused beside their fields', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { updates } = (await as(grower)).journal
  await expect(updates.post(note(plant.slug, { text: ' ' }))).rejects.toMatchObject({
    status: 422,
    data: { errors: { text: ['Preencha este campo.'] } },
  })
  const future = note(plant.slug, { happened_at: '2026-11-22T00:00:00Z' })
  await expect(updates.post(future)).rejects.toMatchObject({
    status: 422,
    data: { errors: { happened_at: ['Escolha um momento que já passou.'] } },
  })
  await expect(updates.post(note(plant.slug, { happened_at: '1999-12-31T12:00' }))).rejects.toMatchObject({
    status: 422,
    data: { errors: { happened_at: ['Confira o ano desta data.'] } },
  })
})

test('a deleted update is gone, its photos are closed, and deleting it again is 404', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id, private: false })
  const photo = await aPhoto(ctx, { created_by: grower.id })
  const { updates } = (await as(grower)).journal
  const { id: update_id } = await updates.post(note(plant.slug, { photo_ids: [photo.id] }))
  await updates.remove({ id_or_slug: plant.slug, update_id })
  expect((await updates.list({ id_or_slug: plant.slug })).total).toBe(0)
  expect((await ctx.db.select().from(files).where(eq(files.id, photo.id)))[0]).toMatchObject({ public: false })
  await expect(updates.remove({ id_or_slug: plant.slug, update_id })).rejects.toMatchObject({ status: 404 })
})

test('an update of another plant is not found under this one', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const [mine, other] = [await aPlant(ctx, { created_by: grower.id }), await aPlant(ctx, { created_by: grower.id })]
  const { updates } = (await as(grower)).journal
  const { id: update_id } = await updates.post(note(mine.slug))
  await expect(updates.remove({ id_or_slug: other.slug, update_id })).rejects.toMatchObject({ status: 404 })
})
