import { aStore } from '#domains/market/stores/stores.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aCourse } from '../courses.factory.ts'
import { changeCourse } from './courses.actions.ts'
import { CourseChange } from './courses.schemas.ts'
import { type Course, courses } from './courses.table.ts'

test('courses that at once demand each other around a ring: one of them is refused', async ({ ctx, contextOf }) => {
  const { store } = await aStore(ctx)
  const teacher = await aUser(ctx, { roles: ['professor'] })
  const ring: Course[] = []
  for (let n = 0; n < 4; n++) ring.push(await aCourse(ctx, { store_id: store.id, teacher_id: teacher.id }))
  const desk = await contextOf(teacher)
  const tries = await Promise.allSettled(
    ring.map(({ slug, title, summary, about, level, access }, at) => {
      const fields = { slug, title, summary, about, level, access, teacher: teacher.nickname }
      return changeCourse(desk, CourseChange.parse({ ...fields, requires_id: ring[(at + 1) % ring.length]?.id }))
    }),
  )
  expect(tries.filter(({ status }) => status === 'rejected')).toHaveLength(1)
  const kept = await ctx.db.select({ requires_id: courses.requires_id }).from(courses)
  expect(kept.filter(({ requires_id }) => requires_id === null)).toHaveLength(1)
})
