import { eq } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aSpace } from '#domains/garden/garden/spaces/spaces.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { type Context, createContext } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { purgeViews } from './views.actions.ts'
import { views } from './views.table.ts'

const visitorFrom = (ctx: Context, ip: string, user_agent = 'Firefox') =>
  testClient(createContext({ ...ctx, request: { ip, user_agent } }))

test('a visitor counts once a day, by address and browser, and the row names nobody', async ({ ctx, clock }) => {
  const plant = await aPlant(ctx, { private: false })
  const look = (ip: string, agent?: string) => visitorFrom(ctx, ip, agent).social.views.view({ plant_id: plant.id })
  expect(await look('1.1.1.1')).toEqual({ views_count: 1 })
  expect(await look('1.1.1.1')).toEqual({ views_count: 1 })
  expect(await look('1.1.1.1', 'Chrome')).toEqual({ views_count: 2 })
  expect(await look('2.2.2.2')).toEqual({ views_count: 3 })
  const rows = await ctx.db.select({ viewer: views.viewer }).from(views)
  expect(rows.every(({ viewer }) => /^v[\w-]{22}$/.test(viewer))).toBe(true)
  clock.now = new Date(clock.now.getTime() + DAY)
  expect(await look('1.1.1.1')).toEqual({ views_count: 4 })
  expect((await visitorFrom(ctx, '3.3.3.3').garden.plants.show({ id_or_slug: plant.slug })).views_count).toBe(4)
})

test('a person counts once a day wherever they look from; the grower does not count', async ({ ctx, as, api }) => {
  const [grower, friend] = [await aUser(ctx), await aUser(ctx)]
  const space = await aSpace(ctx, { created_by: grower.id, private: false })
  const seen = { space_id: space.id }
  const { view } = (await as(friend)).social.views
  expect(await view({ ...seen, created_by: friend.id })).toEqual({ views_count: 1 })
  expect(await view(seen)).toEqual({ views_count: 1 })
  expect(await (await as(grower)).social.views.view(seen)).toEqual({ views_count: 1 })
  expect((await api.garden.spaces.show({ slug: space.slug })).views_count).toBe(1)
})

test('what the viewer may not see is 404; somebody else as viewer is 403; nothing or two things are 422', async ({
  ctx,
  as,
  api,
}) => {
  const [hidden, open] = [await aPlant(ctx), await aPlant(ctx, { private: false })]
  const friend = await aUser(ctx)
  await expect(api.social.views.view({ plant_id: hidden.id })).rejects.toMatchObject({ status: 404 })
  await expect(api.social.views.view({ blog_post_id: 1 })).rejects.toMatchObject({ status: 404 })
  for (const client of [api, await as(friend)])
    await expect(client.social.views.view({ plant_id: open.id, created_by: open.created_by })).rejects.toMatchObject({
      status: 403,
    })
  await expect(api.social.views.view({})).rejects.toMatchObject({ status: 422 })
  await expect(api.social.views.view({ plant_id: open.id, space_id: 1 })).rejects.toMatchObject({ status: 422 })
})

test('who saw what is forgotten after two days', async ({ ctx, api, clock }) => {
  const plant = await aPlant(ctx, { private: false })
  await api.social.views.view({ plant_id: plant.id })
  clock.now = new Date(clock.now.getTime() + 2 * DAY)
  await purgeViews(ctx)
  expect(await ctx.db.$count(views, eq(views.target_id, plant.id))).toBe(1)
  clock.now = new Date(clock.now.getTime() + DAY)
  await purgeViews(ctx)
  expect(await ctx.db.$count(views)).toBe(0)
  expect((await api.garden.plants.show({ id_or_slug: plant.slug })).views_count).toBe(1)
})
