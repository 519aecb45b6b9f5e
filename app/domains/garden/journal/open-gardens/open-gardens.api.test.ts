import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { dayKey } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'

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
  const photograph = async (slug: string, days: number, time = '08:00', since = 0) => {
    for (let ago = since; ago < days; ago++) {
      const { id } = await aPhoto(ctx, { created_by: grower.id })
      const happened_at = `${dayKey(new Date(ctx.now().getTime() - ago * DAY))}T${time}`
      await journal.updates.post({ id_or_slug: slug, text: 'Foto.', photo_ids: [id], happened_at })
    }
  }
  const planted = (name: string, closed: boolean) => aPlant(ctx, { name, private: closed, created_by: grower.id })
  const [evening, short, long, hidden] = [
    await planted('Noturna', false),
    await planted('Curta', false),
    await planted('Longa', false),
    await planted('Fechada', true),
  ]
  // Four days, which in London are five.
  await photograph(evening.slug, 5, '08:00', 1)
  await photograph(evening.slug, 5, '22:00', 1)
  await photograph(short.slug, 4)
  await photograph(long.slug, 5)
  await photograph(hidden.slug, 6)
  expect(await api.journal.openGardens.show()).toEqual({
    growers: 1,
    plants: 3,
    updates: 17,
    photos: 17,
    diary_plant_id: long.id,
  })
  expect(await journal.openGardens.show()).toMatchObject({ plants: 3, diary_plant_id: long.id })
})
