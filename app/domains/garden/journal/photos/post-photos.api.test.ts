import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

const KEY = '019a0000-0000-7000-8000-0000000000bb'

test('each photo becomes an update at the moment when it was taken; the same form twice writes them once', async ({
  ctx,
  as,
}) => {
  const plant = await aPlant(ctx)
  const { created_by } = plant
  const { updates } = (await as({ id: created_by })).journal
  const moments = ['2026-11-03T12:00:00Z', '2026-10-20T12:00:00Z', '2027-01-01T12:00:00Z', null]
  const photo_ids: number[] = []
  for (const at of moments) photo_ids.push((await aPhoto(ctx, { created_by, taken_at: at ? new Date(at) : null })).id)
  const form = { id_or_slug: plant.slug, photo_ids, idempotency_key: KEY }
  const first = await updates.postPhotos(form)
  expect(first.update_ids).toHaveLength(4)
  expect(await updates.postPhotos(form)).toEqual(first)
  const { data, total } = await updates.list({ id_or_slug: plant.slug })
  expect(total).toBe(4)
  // A timestamp in the future, or none: now.
  expect(data.map(({ happened_at, photos }) => [happened_at.toISOString(), photos.length])).toEqual([
    ['2026-11-21T15:00:00.000Z', 1],
    ['2026-11-21T15:00:00.000Z', 1],
    ['2026-11-03T12:00:00.000Z', 1],
    ['2026-10-20T12:00:00.000Z', 1],
  ])
  expect((await updates.album({ id_or_slug: plant.slug })).total).toBe(4)
})

test('a photo that the camera dates before the plant began is refused, and says which day', async ({ ctx, as }) => {
  const plant = await aPlant(ctx, { name: 'Lua' })
  const { updates } = (await as({ id: plant.created_by })).journal
  const { id } = await aPhoto(ctx, { created_by: plant.created_by, taken_at: new Date('2026-09-30T12:00:00Z') })
  await expect(updates.postPhotos({ id_or_slug: plant.slug, photo_ids: [id] })).rejects.toMatchObject({
    status: 422,
    data: {
      errors: { photo_ids: [expect.stringContaining('Uma foto é de 30/09/2026, e “Lua” começou em 01/10/2026.')] },
    },
  })
})

test('all or none: a foreign photo, none, too many, somebody else’s plant', async ({ ctx, as, api }) => {
  const plant = await aPlant(ctx, { private: false })
  const { updates } = (await as({ id: plant.created_by })).journal
  const own = await aPhoto(ctx, { created_by: plant.created_by })
  const foreign = await aPhoto(ctx, { created_by: (await aUser(ctx)).id })
  const post = (photo_ids: number[]) => updates.postPhotos({ id_or_slug: plant.slug, photo_ids })
  const beside = (sentence: string) => ({ status: 422, data: { errors: { photo_ids: [sentence] } } })
  await expect(post([own.id, foreign.id])).rejects.toMatchObject(
    beside('Uma das fotos não está mais disponível. Envie de novo.'),
  )
  await expect(post([])).rejects.toMatchObject(beside('Escolha ao menos uma foto.'))
  await expect(post(Array.from({ length: 31 }, (_, i) => i + 1))).rejects.toMatchObject(
    beside('Envie até 30 fotos de uma vez.'),
  )
  expect((await updates.list({ id_or_slug: plant.slug })).total).toBe(0)
  const stranger = (await as(await aUser(ctx))).journal.updates
  const theirs = { id_or_slug: plant.slug, photo_ids: [foreign.id] }
  await expect(stranger.postPhotos(theirs)).rejects.toMatchObject({ status: 403 })
  await expect(api.journal.updates.postPhotos(theirs)).rejects.toMatchObject({ status: 401 })
})
