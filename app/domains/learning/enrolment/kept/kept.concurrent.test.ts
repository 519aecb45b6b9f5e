import { randomUUID } from 'node:crypto'
import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { aVideo } from '#platform/videos/videos.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { lesson_progress, offline_watches } from '../classroom/progress.table.ts'
import { enrolFree } from '../enrolments/enrol.actions.ts'
import { keepLesson, watchedOffline } from './kept.actions.ts'

test('two phones tell at once, each twice: what went by on the clock counts once', async ({
  ctx,
  contextOf,
  clock,
}) => {
  const owner = await aUser(ctx, { roles: ['professor'] })
  const course = await aCourse(ctx, { teacher_id: owner.id })
  const video = await aVideo(ctx, { user_id: owner.id, attached: true, duration_s: 60 })
  const classes = [
    await aLesson(ctx, course, { kind: 'video', video_id: video.id }),
    await aLesson(ctx, course, { kind: 'video', video_id: video.id }),
  ]
  const pupil = await contextOf(await aUser(ctx))
  await enrolFree(pupil, { slug: course.slug })
  for (const { slug } of classes) await keepLesson(pupil, { slug: course.slug, lesson: slug })
  clock.now = new Date(clock.now.getTime() + 60_000)
  const told = classes.map(({ slug }) => ({
    ...{ slug: course.slug, lesson: slug, idempotency_key: randomUUID(), position_s: 60 },
    played: [{ from: 0, to: 60, took_s: 60 }],
  }))
  await Promise.all([...told, ...told].map((one) => watchedOffline(pupil, one)))
  expect(await ctx.db.$count(offline_watches)).toBe(2)
  const marks = await ctx.db.select().from(lesson_progress)
  expect(marks.reduce((sum, { watched_s }) => sum + watched_s, 0)).toBe(60)
})
