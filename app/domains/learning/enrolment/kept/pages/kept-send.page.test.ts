import { eq } from 'drizzle-orm'
import { queuedOf, removeAct } from '#domains/base/outbox/queue.browser.ts'
import { aQueuedAct } from '#domains/base/outbox/queued-act.factory.ts'
import { sendQueue } from '#domains/base/outbox/send-queue.browser.ts'
import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { aVideo } from '#platform/videos/videos.factory.ts'
import { lineToSite, losingAnswers } from '#tests/phone/line-to-site.ts'
import { expect, type Phone, test } from '#tests/phone/phone.ts'
import { lesson_notes, lesson_progress, offline_watches } from '../../classroom/progress.table.ts'
import { enrolFree } from '../../enrolments/enrol.actions.ts'
import { course_grants } from '../../enrolments/enrolments.table.ts'
import { keepLesson } from '../kept.actions.ts'

type Options = { ctx: Context; phone: Phone; contextOf: (user: { id: number }) => Promise<Context> }

/** A pupil with a class of a minute that is kept on their phone, and what is done in it. */
async function aPupil({ ctx, phone, contextOf }: Options, withVideo = true) {
  const owner = await aUser(ctx, { roles: ['professor'] })
  const course = await aCourse(ctx, { teacher_id: owner.id })
  const video = await aVideo(ctx, { user_id: owner.id, attached: true, duration_s: 60 })
  const lesson = await aLesson(ctx, course, withVideo ? { kind: 'video', video_id: video.id } : {})
  const pupil = await aUser(ctx)
  const own = await contextOf(pupil)
  await enrolFree(own, { slug: course.slug })
  await keepLesson(own, { slug: course.slug, lesson: lesson.slug })
  phone.line = await lineToSite(ctx, pupil)
  const target = { kind: 'lesson' as const, slug: `${course.slug}/${lesson.slug}`, name: lesson.title }
  const done = (fields: Record<string, string>) =>
    aQueuedAct({ user_id: pupil.id, target, sent_to: '/cursos/guardadas/envio', label: 'Aula', fields })
  return { pupil, done }
}

const watched = { form: 'watched', played: JSON.stringify([{ from: 0, to: 30, took_s: 30 }]), position_s: '30' }

test('what was watched and noted without signal arrives once, also when the answer was lost', async ({
  ctx,
  phone,
  contextOf,
  clock,
}) => {
  const { pupil, done } = await aPupil({ ctx, phone, contextOf })
  await done({ form: 'note', text: 'Pesar amanhã', second: '12' })
  await done(watched)
  clock.now = new Date(clock.now.getTime() + 40_000)
  const { line } = phone
  phone.line = losingAnswers(line)
  await sendQueue(pupil.id, { waiting: true })
  phone.line = line
  expect(await sendQueue(pupil.id, { waiting: true })).toMatchObject({ sent: 2, refused: 0 })
  expect(await ctx.db.select().from(lesson_notes)).toMatchObject([{ text: 'Pesar amanhã', second: 12 }])
  expect(await ctx.db.$count(offline_watches)).toBe(1)
  expect(await ctx.db.select().from(lesson_progress)).toMatchObject([{ watched_s: 30, position_s: 30 }])
})

test('a class that is read is done by its pupil’s word', async ({ ctx, phone, contextOf }) => {
  const { pupil, done } = await aPupil({ ctx, phone, contextOf }, false)
  await done({ form: 'finish' })
  expect(await sendQueue(pupil.id, { waiting: true })).toMatchObject({ sent: 1, refused: 0 })
  const [mark] = await ctx.db.select().from(lesson_progress)
  expect(mark?.done_at).not.toBeNull()
})

test('what is no stretch, or comes after the access ended, is refused in words and waits for its person', async ({
  ctx,
  phone,
  contextOf,
}) => {
  const { pupil, done } = await aPupil({ ctx, phone, contextOf })
  await done({ ...watched, played: 'nada' })
  expect(await sendQueue(pupil.id, { waiting: true })).toMatchObject({ refused: 1 })
  await ctx.db.update(course_grants).set({ ended_at: ctx.now() }).where(eq(course_grants.user_id, pupil.id))
  const late = await done(watched)
  expect(await sendQueue(pupil.id, { waiting: true })).toMatchObject({ refused: 1 })
  const acts = await queuedOf(pupil.id)
  expect(acts.find(({ key }) => key === late.key)?.refused).toMatchObject({
    status: 403,
    message: 'Esta aula é de quem faz o curso.',
  })
  for (const { key } of acts) await removeAct(key)
})
