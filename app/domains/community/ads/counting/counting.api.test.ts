import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { type Context, createContext } from '#platform/context.ts'
import { HOUR } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { anAd } from '../media/ads.factory.ts'
import { purgeAdActs } from './counting.actions.ts'
import { ad_acts, ad_days } from './counting.table.ts'

/** The same viewer in a browser that accepted being counted. */
const accepting = (ctx: Context, ip = '203.0.113.1') =>
  testClient({ ...ctx, request: { ip, user_agent: 'Firefox', accepts_counting: true } })

test('nothing is counted nor kept without a yes, nor of who said no with the account', async ({
  ctx,
  api,
  contextOf,
  as,
}) => {
  const { id } = await anAd(ctx)
  const refusing = await aUser(ctx)
  await (await as(refusing)).privacy.consents.answer({ purpose: 'analytics', given: false })
  for (const client of [api, await as(await aUser(ctx)), accepting(await contextOf(refusing))]) {
    expect(await client.ads.counting.impression({ id })).toEqual({ counted: false })
    expect(await client.ads.counting.click({ id })).toEqual({ counted: false })
  }
  expect(await ctx.db.select().from(ad_acts)).toEqual([])
  expect(await ctx.db.select().from(ad_days)).toEqual([])
})

test('once per person, ad, act and hour', async ({ ctx, contextOf, clock }) => {
  const [one, other] = [await anAd(ctx), await anAd(ctx)]
  const { counting } = accepting(await contextOf(await aUser(ctx))).ads
  expect(await counting.impression({ id: one.id })).toEqual({ counted: true })
  expect(await counting.impression({ id: one.id })).toEqual({ counted: false })
  expect(await counting.impression({ id: other.id })).toEqual({ counted: true })
  expect(await counting.click({ id: one.id })).toEqual({ counted: true })
  expect(await accepting(ctx).ads.counting.impression({ id: one.id })).toEqual({ counted: true })
  expect(await accepting(ctx).ads.counting.impression({ id: one.id })).toEqual({ counted: false })
  expect(await accepting(ctx, '203.0.113.2').ads.counting.impression({ id: one.id })).toEqual({ counted: true })
  clock.now = new Date(clock.now.getTime() + HOUR)
  expect(await counting.impression({ id: one.id })).toEqual({ counted: true })
  const team = testClient(await contextOf(await aStaffMember(ctx, ['ads.manage'])))
  expect((await team.ads.media.days({ id: one.id })).data).toEqual([
    { ad_id: one.id, name: one.name, on: '2026-11-21', impressions: 4, clicks: 1 },
  ])
  expect(await team.ads.media.show({ id: one.id })).toMatchObject({ impressions: 4, clicks: 1 })
})

test('what is not shown is not counted', async ({ ctx }) => {
  const { id } = await anAd(ctx, { active: false })
  const { counting } = accepting(ctx).ads
  await expect(counting.impression({ id })).rejects.toMatchObject({ status: 404 })
  await expect(counting.click({ id: 999_999 })).rejects.toMatchObject({ status: 404 })
})

test('who saw an ad as often as its daily limit is not offered it until the next day', async ({
  ctx,
  api,
  contextOf,
  clock,
}) => {
  const { id } = await anAd(ctx, { daily_limit: 2 })
  const user = await aUser(ctx)
  const { counting, media } = accepting(await contextOf(user)).ads
  for (let turn = 0; turn < 2; turn++) {
    expect((await media.active()).data).toHaveLength(1)
    await counting.impression({ id })
    clock.now = new Date(clock.now.getTime() + HOUR)
  }
  expect((await media.active()).data).toEqual([])
  expect((await api.ads.media.active()).data).toHaveLength(1)
  clock.now = new Date('2026-11-22T03:00:00Z')
  expect((await media.active()).data).toHaveLength(1)
})

test('who saw what is gone after two days, the counters stay', async ({ ctx, clock }) => {
  const { id } = await anAd(ctx)
  await accepting(ctx).ads.counting.impression({ id })
  const at = clock.now.getTime()
  clock.now = new Date(at + 47 * HOUR)
  await purgeAdActs(createContext({ ...ctx }))
  expect(await ctx.db.select().from(ad_acts)).toHaveLength(1)
  clock.now = new Date(at + 49 * HOUR)
  await purgeAdActs(createContext({ ...ctx }))
  expect(await ctx.db.select().from(ad_acts)).toEqual([])
  expect(await ctx.db.select().from(ad_days)).toMatchObject([{ impressions: 1 }])
})
