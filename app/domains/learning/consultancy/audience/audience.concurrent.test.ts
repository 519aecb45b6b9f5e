import { audience_members } from '#domains/community/banca/audiences/audience-members.table.ts'
import { endGrants, grant } from '#domains/learning/enrolment/enrolments/grants.actions.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { anAdvisedCourse } from '../consultancy.factory.ts'

test('ways in that open and end at once leave one row while one of them is open', async ({ ctx }) => {
  const { course } = await anAdvisedCourse(ctx)
  const user_id = (await aUser(ctx)).id
  const one = { course_id: course.id, user_id, what: 'curso' as const }
  await ctx.transaction((tx) => grant(tx, { ...one, source: 'convite' }))
  await Promise.all([
    ctx.transaction((tx) => endGrants(tx, { ...one, source: 'convite' }, 'retirado')),
    ctx.transaction((tx) => grant(tx, { ...one, source: 'gratis' })),
    ctx.transaction((tx) => grant(tx, { ...one, source: 'turma' })),
  ])
  expect(await ctx.db.$count(audience_members)).toBe(1)
  await Promise.all(
    (['gratis', 'turma'] as const).map((source) =>
      ctx.transaction((tx) => endGrants(tx, { ...one, source }, 'retirado')),
    ),
  )
  expect(await ctx.db.$count(audience_members)).toBe(0)
})
