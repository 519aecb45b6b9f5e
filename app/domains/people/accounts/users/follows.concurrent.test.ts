import { eq, sql } from 'drizzle-orm'
import { saves } from '#domains/base/social/saves/saves.table.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aUser } from './users.factory.ts'

test('10 people following and unfollowing each other at once: both counts equal the facts', async ({
  ctx,
  as,
  api,
}) => {
  const people = await Promise.all(Array.from({ length: 10 }, () => aUser(ctx)))
  const [star, ...fans] = people
  if (!star) throw new Error('nobody')
  const clients = await Promise.all(fans.map((fan) => as(fan)))
  await Promise.all(
    clients.map(async ({ social }, person) => {
      for (let turn = 0; turn < 6; turn++) {
        const leaves = (turn + person) % 2 === 1
        const input = { user_id: star.id, ...(leaves && { tipo: 'unfollow' as const }) }
        await Promise.all([social.saves.save(input), social.saves.save(input)])
      }
    }),
  )
  const [facts] = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(saves)
    .where(eq(saves.target_id, star.id))
  expect(await api.accounts.users.show({ id_or_nickname: star.nickname })).toMatchObject({ saves_count: facts?.count })
  const following = await Promise.all(
    fans.map(async ({ nickname }) => (await api.accounts.users.show({ id_or_nickname: nickname })).following_count),
  )
  expect(following.reduce((sum, count) => sum + count, 0)).toBe(facts?.count)
})
