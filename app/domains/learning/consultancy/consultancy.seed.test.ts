import { expect, test } from '#tests/fixtures.ts'
import { aConsultancyMember, anAdvisedCourse } from './consultancy.factory.ts'
import { seedDemoConsultancy } from './consultancy.seed.ts'

test('a demo consultancy has free slots, one that is booked, and what is over', async ({ ctx, as }) => {
  const { course, teacher } = await anAdvisedCourse(ctx)
  const [one, two] = [await aConsultancyMember(ctx, course.id), await aConsultancyMember(ctx, course.id)]
  await seedDemoConsultancy(ctx, { course_id: course.id, teacher_id: teacher.id, members: [one.id, two.id] })
  const shown = await (await as(one)).consultancy.show({ slug: course.slug })
  expect(shown).toMatchObject({ role: 'member', bookings: [{ state: 'confirmada' }, { state: 'realizada' }] })
  expect(shown.slots).toHaveLength(5)
  expect((await (await as(teacher)).consultancy.members({ slug: course.slug })).total).toBe(2)
})
