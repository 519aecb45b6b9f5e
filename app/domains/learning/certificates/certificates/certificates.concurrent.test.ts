import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import { finishLesson } from '#domains/learning/enrolment/classroom/finish.actions.ts'
import { enrolFree } from '#domains/learning/enrolment/enrolments/enrol.actions.ts'
import { course_grants, enrolments } from '#domains/learning/enrolment/enrolments/enrolments.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { issueCertificate } from './certificates.actions.ts'
import { certificates } from './certificates.table.ts'

const many = <T>(count: number, act: (at: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, at) => act(at)))
const done = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled').length

test('fifty requests at once: in once, finished once, one certificate', async ({ ctx, contextOf }) => {
  const course = await aCourse(ctx)
  const lessons = [await aLesson(ctx, course), await aLesson(ctx, course)]
  const mine = await contextOf(await aUser(ctx))
  expect(done(await many(50, () => enrolFree(mine, { slug: course.slug })))).toBe(50)
  expect(await ctx.db.$count(enrolments)).toBe(1)
  expect(await ctx.db.$count(course_grants)).toBe(1)
  // The last two classes in the same instant: one of them finds the other done.
  expect(done(await many(2, (at) => finishLesson(mine, { slug: course.slug, lesson: lessons[at]?.slug ?? '' })))).toBe(
    2,
  )
  expect(await ctx.db.select().from(enrolments)).toMatchObject([{ finished_at: expect.any(Date) }])
  const issued = await many(50, (at) => issueCertificate(mine, { slug: course.slug, name: `Ana ${at}` }))
  expect(done(issued)).toBe(50)
  const uuids = issued.map((one) => (one.status === 'fulfilled' ? one.value.uuid : ''))
  expect(new Set(uuids).size).toBe(1)
  expect(await ctx.db.$count(certificates)).toBe(1)
})
