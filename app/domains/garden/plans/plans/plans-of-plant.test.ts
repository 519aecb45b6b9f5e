import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPlan } from './plans.factory.ts'
import { plan_plants } from './plans.table.ts'

test('a plant names the plans that it follows, in lists and by itself, to those who may see them', async ({
  ctx,
  as,
  api,
}) => {
  const grower = await aUser(ctx)
  const own = { created_by: grower.id }
  const plant = await aPlant(ctx, { ...own, private: false })
  const plan = await aPlan(ctx, { ...own, name: 'Verão', private: true })
  await ctx.db.insert(plan_plants).values({ plan_id: plan.id, plant_id: plant.id })
  const named = [{ id: plan.id, slug: plan.slug, name: 'Verão' }]
  const mine = (await as(grower)).garden.plants
  expect((await mine.show({ id_or_slug: plant.slug })).plan_cultivations).toEqual(named)
  expect((await mine.list({})).data.map(({ plan_cultivations }) => plan_cultivations)).toEqual([named])
  expect((await api.garden.plants.show({ id_or_slug: plant.slug })).plan_cultivations).toEqual([])
})
