import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { plant_photos } from '#domains/garden/garden/plants/plants.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { files } from '#platform/files/files.table.ts'
import { aStripedPhoto } from '#platform/files/uploaded-photo.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('a post takes a copy of a plant’s photo, which stays as private as the plant; sent twice it is one', async ({
  ctx,
  as,
  contextOf,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const photo = await aStripedPhoto(await contextOf(grower), { width: 400, height: 300 })
  await ctx.db.update(files).set({ attached: true }).where(eq(files.id, photo.id))
  await ctx.db.insert(plant_photos).values({ plant_id: plant.id, file_id: photo.id, position: 0 })
  const { journal, banca } = await as(grower)
  const ask = { id_or_slug: plant.slug, photo_id: photo.id, idempotency_key: randomUUID() }
  const copy = await journal.updates.copyPhoto(ask)
  expect(copy).toMatchObject({ width: 400, height: 300 })
  expect(copy.id).not.toBe(photo.id)
  expect((await journal.updates.copyPhoto(ask)).id).toBe(copy.id)
  await banca.posts.create({ text: 'Olhem', photo_ids: [copy.id] })
  const [own] = await ctx.db.select().from(files).where(eq(files.id, photo.id))
  const [shown] = await ctx.db.select().from(files).where(eq(files.id, copy.id))
  expect([own?.public, shown?.public]).toEqual([false, true])
  expect(own?.storage_key).not.toBe(shown?.storage_key)
})

test('of another’s plant, and of a photo that is none of this one, there is no copy', async ({ ctx, as }) => {
  const plant = await aPlant(ctx, { private: false, photos: 1 })
  const other = await aPlant(ctx, { created_by: plant.created_by, photos: 1 })
  const [its] = await ctx.db.select().from(plant_photos).where(eq(plant_photos.plant_id, other.id))
  const photo_id = Number(its?.file_id)
  const own = await as({ id: plant.created_by })
  await expect(own.journal.updates.copyPhoto({ id_or_slug: plant.slug, photo_id })).rejects.toMatchObject({
    status: 404,
  })
  // Without its bytes there is nothing to copy.
  await expect(own.journal.updates.copyPhoto({ id_or_slug: other.slug, photo_id })).rejects.toMatchObject({
    status: 404,
  })
  const { journal } = await as(await aUser(ctx))
  await expect(journal.updates.copyPhoto({ id_or_slug: other.slug, photo_id })).rejects.toMatchObject({ status: 404 })
  await expect(journal.updates.copyPhoto({ id_or_slug: plant.slug, photo_id })).rejects.toMatchObject({ status: 403 })
})
