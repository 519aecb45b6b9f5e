import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { activity_types } from './activity-types.table.ts'

test('one name sent ten times at once is one activity, and the others are told in words', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const clients = await Promise.all(Array.from({ length: 10 }, () => as(grower)))
  const answers = await Promise.allSettled(
    clients.map(({ journal }, n) => journal.activities.create({ name: n % 2 ? 'Ronda' : 'RONDA' })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ status: 422 })
  expect(await ctx.db.$count(activity_types)).toBe(1)
})
