import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import { lessons } from '#domains/learning/courses/lessons/lessons.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { aVideo } from '#platform/videos/videos.factory.ts'
import { videos } from '#platform/videos/videos.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Client } from '#web/api-for.server.ts'
import { course_grants } from '../enrolments/enrolments.table.ts'
import { MOST_BYTES } from './kept.kinds.ts'

/** A pupil in a course with two videos of a minute. */
async function inside(ctx: Context, as: (user: { id: number }) => Promise<Client>) {
  const owner = await aUser(ctx, { roles: ['professor'] })
  const course = await aCourse(ctx, { teacher_id: owner.id })
  const aClass = async () => {
    const video = await aVideo(ctx, { user_id: owner.id, attached: true, duration_s: 60 })
    const lesson = await aLesson(ctx, course, { kind: 'video', video_id: video.id })
    return { id: lesson.id, video, ref: { slug: course.slug, lesson: lesson.slug } }
  }
  const [first, second] = [await aClass(), await aClass()]
  const pupil = await aUser(ctx)
  const { enrolments, classroom, kept } = (await as(pupil)).enrolment
  await enrolments.enrol({ slug: course.slug })
  const whole = { played: [{ from: 0, to: 60, took_s: 60 }], position_s: 60 }
  return { course, first, second, pupil, classroom, kept, whole }
}

test('watched without signal counts once, and no more than the clock allows, whatever the phone tells', async ({
  ctx,
  as,
  clock,
}) => {
  const { first, kept, whole, classroom } = await inside(ctx, as)
  const later = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1000))
  const sent = (idempotency_key: string = randomUUID()) => kept.watched({ ...first.ref, ...whole, idempotency_key })
  await expect(sent()).rejects.toMatchObject({ status: 409 })
  await kept.keep(first.ref)
  expect(await sent()).toEqual({ covered_percent: 0, done: false })
  later(30)
  const key = randomUUID()
  expect(await sent(key)).toEqual({ covered_percent: 50, done: false })
  later(3600)
  expect(await sent(key)).toEqual({ covered_percent: 50, done: false })
  expect(await sent()).toEqual({ covered_percent: 100, done: true })
  expect((await classroom.show(first.ref)).lesson).toMatchObject({ done: true, position_s: 60, covered_percent: 100 })
})

test('of two classes, and of one that is watched on line besides, the time counts once', async ({ ctx, as, clock }) => {
  const { first, second, kept, whole, classroom } = await inside(ctx, as)
  const later = (seconds: number) => (clock.now = new Date(clock.now.getTime() + seconds * 1000))
  await kept.keep(first.ref)
  await kept.keep(second.ref)
  later(10)
  await classroom.beat({ ...first.ref, position_s: 0, playing: false })
  later(20)
  await classroom.beat({ ...first.ref, position_s: 20 })
  later(30)
  // A minute went by, of which twenty seconds were watched on line: forty are left for both.
  expect(await kept.watched({ ...second.ref, ...whole, idempotency_key: randomUUID() })).toEqual({
    covered_percent: 66,
    done: false,
  })
  expect(await kept.watched({ ...first.ref, ...whole, idempotency_key: randomUUID() })).toEqual({
    covered_percent: 33,
    done: false,
  })
})

test('a phone keeps what its pupil may open, up to a size; it is told what to let go of', async ({ ctx, as, api }) => {
  const { first, second, kept, pupil, course, classroom } = await inside(ctx, as)
  const ids = [first.id, second.id]
  expect((await classroom.show(first.ref)).lesson.bytes).toBe(1000)
  await expect(api.enrolment.kept.open({ ids })).rejects.toMatchObject({ status: 401 })
  const stranger = (await as(await aUser(ctx))).enrolment.kept
  await expect(stranger.keep(first.ref)).rejects.toMatchObject({ status: 403 })
  expect(await stranger.open({ ids })).toEqual({ open: [], done: [], notes: [] })
  const teacher = (await as({ id: course.teacher_id })).enrolment.kept
  await expect(teacher.keep(first.ref)).rejects.toMatchObject({ status: 403 })
  await ctx.db
    .update(videos)
    .set({ bytes: MOST_BYTES + 1 })
    .where(eq(videos.id, second.video.id))
  await expect(kept.keep(second.ref)).rejects.toMatchObject({
    status: 409,
    message: 'No celular cabem aulas de até 200\u00a0MB.',
  })
  await expect(kept.open({ ids: ['x'] })).rejects.toMatchObject({ status: 422 })
  await classroom.addNote({ ...first.ref, text: 'Pesar antes.', second: 3 })
  expect(await kept.open({ ids })).toEqual({
    ...{ open: ids, done: [] },
    notes: [{ id: expect.any(Number), lesson_id: first.id, second: 3, text: 'Pesar antes.' }],
  })
  await ctx.db.update(lessons).set({ state: 'rascunho' }).where(eq(lessons.id, second.id))
  expect(await kept.open({ ids })).toMatchObject({ open: [first.id] })
  await ctx.db.update(course_grants).set({ ended_at: ctx.now() }).where(eq(course_grants.user_id, pupil.id))
  expect(await kept.open({ ids })).toEqual({ open: [], done: [], notes: [] })
  await expect(
    kept.watched({ ...first.ref, played: [], position_s: 0, idempotency_key: randomUUID() }),
  ).rejects.toMatchObject({ status: 403 })
})
