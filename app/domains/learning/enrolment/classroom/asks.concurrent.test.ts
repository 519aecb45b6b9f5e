import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { writeAct } from '#domains/garden/journal/index.ts'
import { ActInput } from '#domains/garden/journal/updates/updates.schemas.ts'
import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { enrolFree } from '../enrolments/enrol.actions.ts'
import { enrolments } from '../enrolments/enrolments.table.ts'
import { agreeToEntry } from './agreements.actions.ts'
import { handInEntry } from './asks.actions.ts'
import { lesson_progress, submissions } from './progress.table.ts'

test('ten entries at once hand in one, and finish the course once', async ({ ctx, contextOf }) => {
  const course = await aCourse(ctx)
  const lesson = await aLesson(ctx, course, { kind: 'tarefa', asks: 'nota' })
  const pupil = await aUser(ctx)
  const mine = await contextOf(pupil)
  await enrolFree(mine, { slug: course.slug })
  await agreeToEntry(mine, { slug: course.slug, lesson: lesson.slug, entry: 'nota', phase: null })
  const all = await Promise.all(Array.from({ length: 10 }, () => aPlant(ctx, { created_by: pupil.id })))
  await Promise.all(
    all.map(({ id }) => writeAct(mine, ActInput.parse({ kind: 'nota', plant_ids: [id], text: 'Bebeu bem.' }))),
  )
  expect(await ctx.db.select().from(submissions)).toMatchObject([{ state: 'aceita' }])
  expect(await ctx.db.$count(lesson_progress)).toBe(1)
  expect(await ctx.db.select().from(enrolments)).toMatchObject([{ finished_at: expect.any(Date) }])
})

test('one entry handed in for two classes at once does one of them', async ({ ctx, contextOf }) => {
  const course = await aCourse(ctx)
  const classes = [0, 1].map(() => aLesson(ctx, course, { kind: 'tarefa', asks: 'nota' }))
  const refs = (await Promise.all(classes)).map(({ slug }) => ({ slug: course.slug, lesson: slug }))
  const pupil = await aUser(ctx)
  const mine = await contextOf(pupil)
  await enrolFree(mine, { slug: course.slug })
  const { id } = await aPlant(ctx, { created_by: pupil.id })
  const act = await writeAct(mine, ActInput.parse({ kind: 'nota', plant_ids: [id], text: 'Bebeu bem.' }))
  const update_id = act.update_ids[0] ?? 0
  const tried = await Promise.allSettled(refs.map((ref) => handInEntry(mine, { ...ref, update_id })))
  expect(tried.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(await ctx.db.select().from(submissions)).toMatchObject([{ update_id }])
})
