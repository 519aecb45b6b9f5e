import { aCourse } from '#domains/learning/courses/courses.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { course_grants } from '../enrolments/enrolments.table.ts'
import { joinCohort, leaveCohort } from './cohorts.actions.ts'
import { cohort_places, cohorts } from './cohorts.table.ts'

test('a hundred people for twenty seats: twenty in, eighty in the queue, nobody lost; who leaves lets one in each', async ({
  ctx,
  contextOf,
}) => {
  const course = await aCourse(ctx)
  const [made] = await ctx.db
    .insert(cohorts)
    .values({ course_id: course.id, name: 'Verão', seats: 20, starts_at: ctx.now() })
    .returning()
  const ref = { slug: course.slug, id: made?.id ?? 0 }
  const people = []
  for (let n = 0; n < 100; n++) people.push(await contextOf(await aUser(ctx)))
  await Promise.all(people.map((one) => joinCohort(one, ref)))
  const states = async () => {
    const rows = await ctx.db.select().from(cohort_places)
    return { in: rows.filter(({ state }) => state === 'dentro').length, all: rows.length }
  }
  expect(await states()).toEqual({ in: 20, all: 100 })
  expect(await ctx.db.$count(course_grants)).toBe(20)
  const inside = (await ctx.db.select().from(cohort_places)).filter(({ state }) => state === 'dentro').slice(0, 10)
  const leaving = people.filter(({ viewer }) => inside.some(({ user_id }) => user_id === viewer?.id))
  await Promise.all(leaving.map((one) => leaveCohort(one, ref)))
  expect(await states()).toEqual({ in: 20, all: 90 })
})
