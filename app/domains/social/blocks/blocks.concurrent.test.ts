import { sql } from 'drizzle-orm'
import { aUser } from '#domains/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'

const ROUNDS = 25

test('following and blocking at the same instant, both ways, many times: nobody follows across a block', async ({
  ctx,
  as,
}) => {
  const pairs = await Promise.all(
    Array.from({ length: ROUNDS }, async () => [await aUser(ctx), await aUser(ctx)] as const),
  )
  const outcomes = await Promise.all(
    pairs.map(async ([ana, bia], round) => {
      const [hers, his] = [await as(ana), await as(bia)]
      // Every second pair follows each other before.
      if (round % 2) {
        await hers.social.saves.save({ user_id: bia.id })
        await his.social.saves.save({ user_id: ana.id })
      }
      return Promise.allSettled([
        hers.social.saves.save({ user_id: bia.id }),
        his.social.saves.save({ user_id: ana.id }),
        hers.social.blocks.block({ user_id: bia.id, blocked: true }),
        ...(round % 3 ? [] : [his.social.blocks.block({ user_id: ana.id, blocked: true })]),
        his.social.saves.save({ user_id: ana.id }),
        hers.social.saves.save({ user_id: bia.id }),
      ])
    }),
  )
  const failed = outcomes.flat().flatMap((one) => (one.status === 'rejected' ? [one.reason.status] : []))
  expect(failed.filter((status) => status !== 404)).toEqual([])
  const { rows: across } = await ctx.db.execute(sql`
    select s.user_id, s.target_id from saves s join blocks b on (b.user_id, b.blocked_id) in ((s.user_id, s.target_id), (s.target_id, s.user_id))
    where s.target = 'user'`)
  expect(across).toEqual([])
  const { rows: wrong } = await ctx.db.execute(sql`
    select c.target_id, c.saves_count from social_counters c where c.target = 'user'
      and c.saves_count <> (select count(*) from saves s where s.target = 'user' and s.target_id = c.target_id)`)
  expect(wrong).toEqual([])
  const { rows: told } = await ctx.db.execute(sql`
    select n.user_id, a.user_id as by from notifications n join notification_actors a on a.notification_id = n.id and a.active
    join blocks b on (b.user_id, b.blocked_id) in ((n.user_id, a.user_id), (a.user_id, n.user_id))`)
  expect(told).toEqual([])
})
