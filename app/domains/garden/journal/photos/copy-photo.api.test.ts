import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { plant_photos } from '#domains/garden/garden/plants/plants.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { files } from '#platform/files/files.table.ts'
import { photoPath } from '#platform/files/photo-path.ts'
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
  const second = await aStripedPhoto(await contextOf(grower), { width: 400, height: 300 })
  await ctx.db.insert(plant_photos).values({ plant_id: plant.id, file_id: second.id, position: 1 })
  await expect(journal.updates.copyPhoto({ ...ask, photo_id: second.id })).rejects.toMatchObject({ status: 409 })
  await banca.posts.create({ text: 'Olhem', photo_ids: [copy.id] })
  const [own] = await ctx.db.select().from(files).where(eq(files.id, photo.id))
  const [shown] = await ctx.db.select().from(files).where(eq(files.id, copy.id))
  expect([own?.public, shown?.public]).toEqual([false, true])
  expect(own?.storage_key).not.toBe(shown?.storage_key)
})

test('what is hidden in a photo is hidden in what was copied from it, and nowhere else', async ({
  ctx,
  as,
  contextOf,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const mine = await contextOf(grower)
  const [photo, other] = [
    await aStripedPhoto(mine, { width: 400, height: 300 }),
    await aStripedPhoto(mine, { width: 400, height: 300 }),
  ]
  await ctx.db
    .insert(plant_photos)
    .values([photo, other].map(({ id }, position) => ({ plant_id: plant.id, file_id: id, position })))
  const { journal, garden } = await as(grower)
  const copy = await journal.updates.copyPhoto({ id_or_slug: plant.slug, photo_id: photo.id })
  const keys = async () =>
    (await ctx.db.select().from(files).orderBy(asc(files.id))).map(({ id, storage_key }) => [id, storage_key])
  for (const { id } of [copy, photo]) {
    const before = await keys()
    const hidden = await garden.hiddenParts.hide({ id, parts: [{ x: 0, y: 0, width: 1, height: 1 }] })
    expect(hidden.id).toBe(id)
    const after = await keys()
    const changed = after.filter(([, key], at) => key !== before[at]?.[1]).map(([changed_id]) => changed_id)
    expect(changed).toEqual([photo.id, copy.id])
  }
  const [shown] = await ctx.db.select().from(files).where(eq(files.id, copy.id))
  const bytes = await ctx.env.storage.read(photoPath(shown?.storage_key ?? '', 400, 'webp'))
  const { channels } = await sharp(await buffer(bytes?.stream() as never)).stats()
  // Of stripes nothing is left: one colour.
  expect(channels.map(({ stdev }) => Math.round(stdev))).toEqual(channels.map(() => 0))
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
