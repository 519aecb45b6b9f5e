import { eq, sql } from 'drizzle-orm'
import { aUser, factoryPassword } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { DAY } from '#shared/durations.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aGrower } from '../a-grower.factory.ts'
import { erasuresJobs } from './erasures.jobs.ts'
import { erasures } from './erasures.table.ts'

test('confirmed twice at once: one request, one mail, one answer', async ({ ctx, as }) => {
  const user = await aUser(ctx)
  const [one, two] = [await as(user), await as(user)]
  const input = { nickname: user.nickname, password: factoryPassword }
  const answers = await Promise.all([one.privacy.erasures.ask(input), two.privacy.erasures.ask(input)])
  expect(answers[0]).toEqual(answers[1])
  expect(await ctx.db.select().from(erasures)).toHaveLength(1)
  const mails = await ctx.db.execute(sql`select from mails where "to" = ${user.email}`)
  expect(mails.rows).toHaveLength(1)
})

test('change of mind against the job, and two workers at once: the person is whole or gone, never half', async ({
  ctx,
  as,
  clock,
}) => {
  for (let round = 0; round < 6; round++) {
    const { user, open } = await aGrower(ctx)
    await (await as(user)).privacy.erasures.ask({ nickname: user.nickname, password: factoryPassword })
    clock.now = new Date(clock.now.getTime() + 15 * DAY)
    const [input] = await ctx.db.select().from(erasures).where(eq(erasures.user_id, user.id))
    const job = () => erasuresJobs['privacy.erase'](ctx, { erasure_id: input?.id ?? 0 })
    const back = await as(user)
    const cancel = back.privacy.erasures.cancel().then(
      () => true,
      (error) => error.status !== 409 && Promise.reject(error),
    )
    const [stayed] = await Promise.all([cancel, job(), job()])
    const [row] = await ctx.db.select().from(users).where(eq(users.id, user.id))
    const left = await ctx.db.execute(sql`select from plants where id = ${open.id} and deleted_at is null`)
    expect(row?.deleted_at === null).toBe(stayed)
    expect(row?.leaving_at === null).toBe(stayed)
    expect(left.rows).toHaveLength(stayed ? 1 : 0)
    if (stayed)
      await ctx.db
        .update(users)
        .set({ nickname: `ficou${round}`, email: `ficou${round}@exemplo.com.br` })
        .where(eq(users.id, user.id))
  }
})

test('a copy asked for four times at once is one copy', async ({ ctx, as }) => {
  const client = await as(await aUser(ctx))
  await Promise.all(Array.from({ length: 4 }, () => client.privacy.exports.request({ password: factoryPassword })))
  const { rows } = await ctx.db.execute(sql`select (select count(*) from data_exports)::int as rows,
    (select count(*) from graphile_worker.jobs where key like 'export:%')::int as jobs`)
  expect(rows).toEqual([{ rows: 1, jobs: 1 }])
})
