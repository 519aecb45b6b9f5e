import { aUser } from '#domains/accounts/users/users.factory.ts'
import { aPlant } from '#domains/garden/plants/plants.factory.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { dayKey } from '#shared/dates.ts'
import { expect, test } from '#tests/fixtures.ts'

const DAY = 86_400_000

test('in an empty world nothing is counted and no diary is shown', async ({ api }) => {
  expect(await api.journal.openGardens.show()).toEqual({
    growers: 0,
    plants: 0,
    updates: 0,
    photos: 0,
    diary_plant_id: null,
  })
})

test('only what is open is counted; the diary is of the plant with photos of the most days', async ({
  ctx,
  as,
  api,
}) => {
  const grower = await aUser(ctx)
  const { journal } = await as(grower)
  const photograph = async (slug: string, days: number) => {
    for (let ago = 0; ago < days; ago++) {
      const { id } = await aPhoto(ctx, { created_by: grower.id })
      const happened_at = `${dayKey(new Date(ctx.now().getTime() - ago * DAY))}T08:00`
      await journal.updates.post({ id_or_slug: slug, text: 'Foto.', photo_ids: [id], happened_at })
    }
  }
  const planted = (name: string, closed: boolean) => aPlant(ctx, { name, private: closed, created_by: grower.id })
  const [short, long, hidden] = [
    await planted('Curta', false),
    await planted('Longa', false),
    await planted('Fechada', true),
  ]
  await photograph(short.slug, 4)
  await photograph(long.slug, 5)
  await photograph(hidden.slug, 6)
  expect(await api.journal.openGardens.show()).toEqual({
    growers: 1,
    plants: 2,
    updates: 9,
    photos: 9,
    diary_plant_id: long.id,
  })
  expect(await journal.openGardens.show()).toMatchObject({ plants: 2, diary_plant_id: long.id })
})
