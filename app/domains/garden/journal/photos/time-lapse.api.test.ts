import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { plant_photos } from '#domains/garden/garden/plants/plants.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { files } from '#platform/files/files.table.ts'
import { aStripedPhoto } from '#platform/files/uploaded-photo.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('who sees the plant takes its photos as a film, by date and without metadata; nobody else does', async ({
  ctx,
  as,
  api,
  contextOf,
  page,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  for (let position = 0; position < 3; position++) {
    const { id } = await aStripedPhoto(await contextOf(grower), { width: 400, height: 300 + position })
    await ctx.db.update(files).set({ attached: true }).where(eq(files.id, id))
    await ctx.db.insert(plant_photos).values({ plant_id: plant.id, file_id: id, position })
  }
  const { journal } = await as(grower)
  const file = await journal.updates.timeLapse({ id_or_slug: plant.slug })
  expect([file.name, file.type]).toEqual([`time-lapse-${plant.slug}.webp`, 'image/webp'])
  const film = await sharp(await file.arrayBuffer(), { animated: true }).metadata()
  expect(film).toMatchObject({ pages: 3, width: 360, pageHeight: 450, delay: [400, 400, 1600], loop: 0 })
  expect([film.exif, film.xmp, film.iptc]).toEqual([undefined, undefined, undefined])
  const album = await page(`/cultivo/planta/${plant.slug}/fotos`, grower)
  expect(album.links()).toContain(`/cultivo/planta/${plant.slug}/fotos/time-lapse.webp`)
  const other = await as(await aUser(ctx))
  const ask = { id_or_slug: plant.slug }
  await expect(other.journal.updates.timeLapse(ask)).rejects.toMatchObject({ status: 404 })
  await expect(api.journal.updates.timeLapse(ask)).rejects.toMatchObject({ status: 401 })
  expect((await page(`/cultivo/planta/${plant.slug}/fotos/time-lapse.webp`, await aUser(ctx))).status).toBe(404)
})

test('one photo makes no film', async ({ ctx, as }) => {
  const plant = await aPlant(ctx, { photos: 3 })
  const { journal } = await as({ id: plant.created_by })
  // Rows without their bytes.
  await expect(journal.updates.timeLapse({ id_or_slug: plant.slug })).rejects.toMatchObject({
    status: 422,
    message: 'Para um time-lapse são precisas pelo menos duas fotos.',
  })
})
