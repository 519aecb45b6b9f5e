import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { space_photos } from '#domains/garden/garden/spaces/spaces.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { expect, test } from '#tests/fixtures.ts'

test('the photos of a space: its own, of what happened there, of its plants; by the day they were taken', async ({
  ctx,
  as,
  api,
}) => {
  const grower = await aUser(ctx)
  const space = await aSpace(ctx, { created_by: grower.id, private: false })
  const taken = (day: string) => ({ created_by: grower.id, taken_at: new Date(`${day}T12:00:00Z`) })
  const own = await aPhoto(ctx, { ...taken('2026-11-05'), attached: true, public: true })
  await ctx.db.insert(space_photos).values({ space_id: space.id, file_id: own.id, position: 0 })
  const open = await aPlant(ctx, {
    created_by: grower.id,
    private: false,
    space_id: space.id,
    name: 'Aberta',
    photos: 1,
  })
  const secret = await aPlant(ctx, { created_by: grower.id, space_id: space.id, name: 'Segredo', photos: 1 })
  const { updates } = (await as(grower)).journal
  const posted = async (id_or_slug: string, day: string) => {
    const photo = await aPhoto(ctx, taken(day))
    await updates.post({ id_or_slug, kind: 'foto', photo_ids: [photo.id] })
    return photo.id
  }
  const [seen, hidden] = [await posted(open.slug, '2026-11-03'), await posted(secret.slug, '2026-11-04')]
  const mine = await updates.spaceAlbum({ slug: space.slug })
  expect(mine.total).toBe(5)
  const days = mine.data.map(({ taken_at }) => taken_at.getTime())
  expect(days).toEqual(days.toSorted((a, b) => b - a))
  const visitors = await api.journal.updates.spaceAlbum({ slug: space.slug, order_type: 'asc' })
  expect(visitors.total).toBe(3)
  expect(visitors.data.map(({ document }) => document.id)).not.toContain(hidden)
  expect(visitors.data[0]).toMatchObject({ document: { id: seen }, plant: { name: 'Aberta' } })
  expect(visitors.data.find(({ document }) => document.id === own.id)?.plant).toBeNull()
})

test('of a hidden space there is no album', async ({ ctx, api }) => {
  const space = await aSpace(ctx)
  await expect(api.journal.updates.spaceAlbum({ slug: space.slug })).rejects.toMatchObject({ status: 404 })
  await expect(api.journal.updates.spaceAlbum({ slug: space.slug, page: 0 })).rejects.toMatchObject({ status: 422 })
})
