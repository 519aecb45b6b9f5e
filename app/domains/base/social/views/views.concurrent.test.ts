import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'

test('20 people each looking 5 times at once count 20', async ({ ctx, as, api }) => {
  const plant = await aPlant(ctx, { private: false })
  const people = await Promise.all(Array.from({ length: 20 }, async () => as(await aUser(ctx))))
  await Promise.all(
    people.flatMap(({ social }) => Array.from({ length: 5 }, () => social.views.view({ plant_id: plant.id }))),
  )
  expect((await api.garden.plants.show({ id_or_slug: plant.slug })).views_count).toBe(20)
})
