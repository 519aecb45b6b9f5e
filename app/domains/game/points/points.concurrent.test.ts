import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { anAddress } from '#domains/market/orders/orders.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { badge_awards, badges } from '../honours/badges/badges.table.ts'
import { collectPrize, joinMission } from '../honours/missions/missions.actions.ts'
import { mission_enrolments, missions } from '../honours/missions/missions.table.ts'
import { claimReward } from '../rewards/rewards/claims.actions.ts'
import { reward_claims, rewards } from '../rewards/rewards/rewards.table.ts'
import { adjustPoints, undoAdjustment } from './by-hand/point-adjustments.actions.ts'
import { point_adjustments } from './by-hand/point-adjustments.table.ts'
import { settle } from './causes/settle.actions.ts'
import { aKeptPlant, anAct, typeOf } from './game.factory.ts'
import { players, point_entries } from './ledger/ledger.table.ts'
import { rebuild } from './ledger/rebuild.actions.ts'

const many = <T>(count: number, act: (at: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, at) => act(at)))
const done = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled').length
const DAY = 86_400_000

test('fifty at once of the same act: points once, the badge once, the mission once, its prize once', async ({
  ctx,
  contextOf,
}) => {
  const user = await aUser(ctx)
  const type = await typeOf(ctx, 'medicao')
  const rule = { action_type_id: type.id, times: 1, name: 'Mede', slug: 'mede' }
  await ctx.db.insert(badges).values(rule)
  const now = ctx.now()
  const window = { starts_at: new Date(now.getTime() - DAY), ends_at: new Date(now.getTime() + DAY) }
  const mission = { slug: 'medir', name: 'Medir', first_action_id: type.id, first_times: 1, points: 30 }
  await ctx.db.insert(missions).values({ ...mission, ...window })
  const mine = await contextOf(user)
  expect(done(await many(20, () => joinMission(mine, { slug: 'medir' })))).toBe(20)
  expect(await ctx.db.$count(mission_enrolments)).toBe(1)
  const plant = await aKeptPlant(ctx, user.id)
  const at = new Date(now.getTime() + 1000)
  const measures = { ph: { value: 6.4 } }
  const act = await anAct(ctx, { plant_id: plant.id, created_by: user.id, kind: 'medicao', measures, at })
  expect(done(await many(50, () => settle(ctx, { of: 'act', id: act.id })))).toBe(50)
  expect(await ctx.db.$count(point_entries, eq(point_entries.action_type_id, type.id))).toBe(1)
  expect(await ctx.db.$count(badge_awards)).toBe(1)
  expect(await ctx.db.select().from(mission_enrolments)).toMatchObject([{ state: 'concluido' }])
  expect(done(await many(50, () => collectPrize(mine, { slug: 'medir' })))).toBe(50)
  expect(await ctx.db.$count(point_entries, eq(point_entries.kind, 'premio'))).toBe(1)
  expect(await ctx.db.select().from(players)).toMatchObject([{ balance: type.points + 1 + 30 }])
  expect(await rebuild(ctx)).toMatchObject({ wrong: [] })
})

test('a reward with five left, claimed by fifty: five have it, each paid once, nobody else anything', async ({
  ctx,
  contextOf,
}) => {
  const type = await typeOf(ctx, 'curso')
  const people: Context[] = []
  for (let at = 0; at < 50; at++) {
    const { id } = await aUser(ctx)
    const entry = { source_kind: 'enrolment' as const, source_id: id, points: 100, at: ctx.now(), day: '2026-11-21' }
    await ctx.db.insert(point_entries).values({ ...entry, user_id: id, kind: 'ganho', action_type_id: type.id })
    await ctx.db.insert(players).values({ user_id: id, balance: 100, earned: 100, reached_at: ctx.now() })
    people.push(await contextOf({ id }))
  }
  const reward = { slug: 'kit', name: 'Kit', kind: 'produto' as const, cost: 60, stock: 5 }
  await ctx.db.insert(rewards).values(reward)
  const claimed = await many(50, (at) =>
    claimReward(people[at] as Context, { slug: 'kit', cost: 60, address: anAddress }),
  )
  expect(done(claimed)).toBe(5)
  for (const one of claimed) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409 })
  expect(await ctx.db.$count(reward_claims)).toBe(5)
  expect(await ctx.db.select().from(rewards)).toMatchObject([{ claimed: 5, stock: 5 }])
  expect(await ctx.db.$count(players, eq(players.balance, 40))).toBe(5)
  expect(await ctx.db.$count(players, eq(players.balance, 100))).toBe(45)
  // The same person, clicking twice in many tabs: one of another, paid once.
  const [rich] = people as [Context]
  await ctx.db.insert(rewards).values({ ...reward, slug: 'selo', cost: 30, stock: 50 })
  expect(done(await many(10, () => claimReward(rich, { slug: 'selo', cost: 30, address: anAddress })))).toBe(10)
  expect(await ctx.db.$count(reward_claims, eq(reward_claims.cost, 30))).toBe(1)
  expect(await rebuild(ctx)).toMatchObject({ wrong: [], players: 50 })
})

test('the same form of points by hand twenty times at once is one entry; undone twenty times at once, one against it', async ({
  ctx,
  contextOf,
}) => {
  const { nickname } = await aUser(ctx)
  const staff = await contextOf(await aStaffMember(ctx, ['game.manage']))
  const form = { nickname, points: 25, reason: 'Ajudou na feira.', idempotency_key: randomUUID() }
  expect(done(await many(20, () => adjustPoints(staff, form)))).toBe(20)
  const [{ id } = { id: 0 }, ...more] = await ctx.db.select().from(point_adjustments)
  expect(more).toEqual([])
  expect(await ctx.db.select().from(players)).toMatchObject([{ balance: 25, earned: 25 }])
  expect(done(await many(20, () => undoAdjustment(staff, { id })))).toBe(20)
  expect(await ctx.db.$count(point_entries)).toBe(2)
  expect(await rebuild(ctx)).toMatchObject({ wrong: [], entries: 2 })
})

test('a sum that is wrong is found and mended; what was spent does not lower a level', async ({ ctx, contextOf }) => {
  const user = await aUser(ctx)
  const plant = await aKeptPlant(ctx, user.id)
  const act = await anAct(ctx, { plant_id: plant.id, created_by: user.id })
  await settle(ctx, { of: 'act', id: act.id })
  await ctx.db.update(players).set({ balance: 999, earned: 999 })
  const { wrong } = await rebuild(ctx)
  expect(wrong).toMatchObject([
    {
      user_id: user.id,
      stored: { balance: 999, level: 'Floração' },
      replayed: { balance: 1, earned: 1, level: 'Semente' },
    },
  ])
  await rebuild(ctx, { mend: true })
  expect(await rebuild(ctx)).toMatchObject({ wrong: [] })
  await ctx.db.insert(rewards).values({ slug: 'um', name: 'Um', kind: 'produto', cost: 1, stock: 1 })
  await claimReward(await contextOf(user), { slug: 'um', cost: 1, address: anAddress })
  expect(await ctx.db.select().from(players)).toMatchObject([{ balance: 0, earned: 1 }])
})
