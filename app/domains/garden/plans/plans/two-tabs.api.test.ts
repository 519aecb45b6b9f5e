import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPlan } from './plans.factory.ts'

test('two tabs choose the plants of a plan: what each put in or took out is so', async ({ ctx, as }) => {
  const { slug, created_by } = await aPlan(ctx)
  const [a, b, c] = [
    await aPlant(ctx, { created_by }),
    await aPlant(ctx, { created_by }),
    await aPlant(ctx, { created_by }),
  ]
  const { plans } = await as({ id: created_by })
  await plans.changePlants({ slug, plant_ids: [a.id] })
  const opened = { plant_ids: [a.id] }
  await plans.changePlants({ slug, plant_ids: [a.id, b.id], opened })
  await plans.changePlants({ slug, plant_ids: [c.id], opened })
  const { data } = await (await as({ id: created_by })).garden.plants.list({ plan_id: (await plans.show({ slug })).id })
  expect(data.map(({ id }) => id).sort()).toEqual([b.id, c.id].sort())
})

test('and so with its spaces', async ({ ctx, as }) => {
  const { slug, created_by } = await aPlan(ctx)
  const [a, b] = [await aSpace(ctx, { created_by }), await aSpace(ctx, { created_by })]
  const { plans } = await as({ id: created_by })
  await plans.changeSpaces({ slug, space_ids: [a.id], opened: { space_ids: [] } })
  await plans.changeSpaces({ slug, space_ids: [b.id], opened: { space_ids: [] } })
  expect((await plans.show({ slug })).spaces.map(({ id }) => id).sort()).toEqual([a.id, b.id].sort())
})
