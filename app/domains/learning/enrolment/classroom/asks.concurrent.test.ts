import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { writeAct } from '#domains/garden/journal/index.ts'
import { ActInput } from '#domains/garden/journal/updates/updates.schemas.ts'
import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { enrolFree } from '../enrolments/enrol.actions.ts'
import { enrolments } from '../enrolments/enrolments.table.ts'
import { lesson_progress, submissions } from './progress.table.ts'

test('ten entries at once hand in one, and finish the course once', async ({ ctx, contextOf }) => {
  const course = await aCourse(ctx)
  await aLesson(ctx, course, { kind: 'tarefa', asks: 'nota' })
  const pupil = await aUser(ctx)
  const mine = await contextOf(pupil)
  await enrolFree(mine, { slug: course.slug })
  const all = await Promise.all(Array.from({ length: 10 }, () => aPlant(ctx, { created_by: pupil.id })))
  await Promise.all(
    all.map(({ id }) => writeAct(mine, ActInput.parse({ kind: 'nota', plant_ids: [id], text: 'Bebeu bem.' }))),
  )
  expect(await ctx.db.select().from(submissions)).toMatchObject([{ state: 'aceita' }])
  expect(await ctx.db.$count(lesson_progress)).toBe(1)
  expect(await ctx.db.select().from(enrolments)).toMatchObject([{ finished_at: expect.any(Date) }])
})
