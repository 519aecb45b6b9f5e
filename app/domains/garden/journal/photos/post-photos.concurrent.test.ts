import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aPhoto } from '#platform/files/files.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'

test('one form sent three times at once writes its photos once', async ({ ctx, as }) => {
  const plant = await aPlant(ctx)
  const { updates } = (await as({ id: plant.created_by })).journal
  const photo_ids: number[] = []
  for (let i = 0; i < 5; i++) photo_ids.push((await aPhoto(ctx, { created_by: plant.created_by })).id)
  const form = { id_or_slug: plant.slug, photo_ids, idempotency_key: crypto.randomUUID() }
  const answers = await Promise.all([1, 2, 3].map(() => updates.postPhotos(form)))
  expect(new Set(answers.map(({ update_ids }) => String(update_ids))).size).toBe(1)
  expect((await updates.list({ id_or_slug: plant.slug })).total).toBe(5)
})
