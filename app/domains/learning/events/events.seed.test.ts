import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aTaughtCourse } from './events.factory.ts'
import { seedDemoEvents } from './events.seed.ts'

test('a demo agenda has what is ahead, full, called off and over', async ({ ctx, as }) => {
  const { course, teacher } = await aTaughtCourse(ctx)
  const pupils = []
  for (let n = 0; n < 8; n++) pupils.push((await aUser(ctx)).id)
  await seedDemoEvents(ctx, { teacher_id: teacher.id, course_id: course.id, pupils })
  const { own } = (await as(teacher)).events.events
  const { data } = await own({})
  expect(data.map(({ state }) => state)).toEqual(['publicado', 'cancelado', 'publicado', 'publicado', 'rascunho'])
  expect(data[0]).toMatchObject({ going: 6, waiting: 2, capacity: 6 })
  expect((await own({ when: 'passados' })).total).toBe(1)
})
