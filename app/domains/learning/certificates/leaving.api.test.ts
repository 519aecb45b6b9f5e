import { eq } from 'drizzle-orm'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import { course_grants, enrolments } from '#domains/learning/enrolment/enrolments/enrolments.table.ts'
import { lesson_questions } from '#domains/learning/enrolment/questions/lesson-questions.table.ts'
import { course_reviews } from '#domains/learning/enrolment/reviews/course-reviews.table.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser, factoryPassword } from '#domains/people/accounts/users/users.factory.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { erasuresJobs } from '#domains/people/privacy/erasures/erasures.jobs.ts'
import { erasures } from '#domains/people/privacy/erasures/erasures.table.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import type { Client } from '#web/api-for.server.ts'
import { certificates } from './certificates/certificates.table.ts'

type As = (user: { id: number }) => Promise<Client>

/** A course of one class that somebody finished, asked about, reviewed and has a certificate of. */
async function learnt(ctx: Context, as: As, pupil: { id: number }, name: string, stars: number) {
  const course = await aCourse(ctx, { syllabus_version: 1 })
  const lesson = await aLesson(ctx, course, { since_version: 1 })
  const { certificate } = await learn(as, pupil, { course, lesson, name, stars })
  return { course, lesson, certificate }
}

type Course = Awaited<ReturnType<typeof aCourse>>
type Lesson = Awaited<ReturnType<typeof aLesson>>
type Learning = { course: Course; lesson: Lesson; name: string; stars: number }

async function learn(as: As, pupil: { id: number }, { course, lesson, name, stars }: Learning) {
  const { slug } = course
  const { enrolment, certificates: own } = await as(pupil)
  await enrolment.enrolments.enrol({ slug })
  await enrolment.classroom.ask({ slug, lesson: lesson.slug, text: `Sou ${name}: quanto pesa o vaso?` })
  await enrolment.classroom.finish({ slug, lesson: lesson.slug })
  await enrolment.enrolments.review({ slug, stars, text: `${name} gostou.` })
  return { certificate: await own.issue({ slug, name }) }
}

async function eraseDue(ctx: Context) {
  await erasuresJobs['privacy.erase_due'](ctx)
  for (const { id } of await ctx.db.select({ id: erasures.id }).from(erasures))
    await erasuresJobs['privacy.erase'](ctx, { erasure_id: id })
}

test('who learnt and leaves takes name and words along; number, hash and revocation stay, and what is counted is right', async ({
  ctx,
  as,
  api,
  clock,
}) => {
  const pupil = await aUser(ctx)
  const name = 'Zenaide Quixabeira'
  const { course, lesson, certificate } = await learnt(ctx, as, pupil, name, 1)
  const revoked = await learnt(ctx, as, pupil, name, 5)
  const teacher = (await as({ id: revoked.course.teacher_id })).certificates
  await teacher.revoke({ uuid: revoked.certificate.uuid, why: 'O quiz foi respondido por outra pessoa.' })
  await learn(as, await aUser(ctx), { course, lesson, name: 'Benedita Lima', stars: 4 })
  const shown = () => api.courses.courses.show({ slug: course.slug })
  expect(await shown()).toMatchObject({ stars: 2.5, reviews_count: 2, pupils_count: 2 })
  const mine = (await as(pupil)).privacy.erasures
  expect((await mine.show()).kept).toContainEqual(expect.objectContaining({ label: 'Certificados', count: 2 }))
  const asked = { nickname: pupil.nickname, password: factoryPassword }
  await mine.ask(asked)
  expect(await shown()).toMatchObject({ stars: 4, reviews_count: 1 })
  await (await as(pupil)).privacy.erasures.cancel()
  expect(await shown()).toMatchObject({ stars: 2.5, reviews_count: 2 })
  await (await as(pupil)).privacy.erasures.ask(asked)
  clock.now = new Date(clock.now.getTime() + 16 * DAY)
  await eraseDue(ctx)
  expect(await ctx.db.$count(users, eq(users.nickname, pupil.nickname))).toBe(0)
  expect(await shown()).toMatchObject({ stars: 4, reviews_count: 1, pupils_count: 1 })
  const [counted] = await ctx.db.select().from(courses).where(eq(courses.id, course.id))
  expect(counted).toMatchObject({ stars_sum: 4, reviews_count: 1 })
  for (const table of [lesson_questions, course_reviews])
    expect(await ctx.db.$count(table, eq(table.created_by, pupil.id))).toBe(0)
  for (const table of [course_grants, enrolments])
    expect(await ctx.db.$count(table, eq(table.user_id, pupil.id))).toBe(0)
  expect(await api.certificates.show({ uuid: certificate.uuid })).toMatchObject({
    ...{ uuid: certificate.uuid, holder_name: null, sha256: certificate.sha256, revoked_at: null },
    course: { title: course.title },
  })
  expect(await api.certificates.show({ uuid: revoked.certificate.uuid })).toMatchObject({
    ...{ holder_name: null, sha256: revoked.certificate.sha256, revoked_at: expect.any(Date) },
    revoked_why: 'O quiz foi respondido por outra pessoa.',
  })
  await expect(api.certificates.file({ uuid: certificate.uuid })).rejects.toMatchObject({ status: 404 })
  for (const row of await ctx.db.select().from(certificates)) {
    if (row.user_id) continue
    expect(JSON.stringify(row)).not.toContain('Zenaide')
    expect(row).toMatchObject({ pdf: null, shown: false })
  }
})

test('who wrote a question that is taken away, and who teaches a course that is hidden, are told', async ({
  ctx,
  as,
}) => {
  const pupil = await aUser(ctx)
  const { course } = await learnt(ctx, as, pupil, 'Ana Maria', 5)
  const [question] = await ctx.db.select().from(lesson_questions)
  const toldTo = async (id: number) =>
    (await ctx.db.select().from(notifications).where(eq(notifications.user_id, id))).map(({ title }) => title)
  const removed = 'Quem cuida do curso apagou a sua pergunta'
  await (await as({ id: course.teacher_id })).enrolment.classroom.removeQuestion({ id: question?.id ?? 0 })
  expect(await toldTo(pupil.id)).toContain(removed)
  // One's own is nobody's news.
  const hers = (await as(pupil)).enrolment.classroom
  const [lesson] = (await (await as(pupil)).courses.courses.show({ slug: course.slug })).syllabus.flatMap(
    (one) => one.lessons,
  )
  await hers.ask({ slug: course.slug, lesson: lesson?.slug ?? '', text: 'E o prato?' })
  const [own] = await ctx.db.select().from(lesson_questions).where(eq(lesson_questions.text, 'E o prato?'))
  await hers.removeQuestion({ id: own?.id ?? 0 })
  expect((await toldTo(pupil.id)).filter((title) => title === removed)).toHaveLength(1)
  await (await as(await aUser(ctx))).moderation.reports.send({ course_id: course.id, category: 'spam' })
  const staff = (await as(await aStaffMember(ctx, ['reports.manage']))).moderation.cases
  const [found] = (await staff.list({})).data
  await staff.decide({ id: found?.id ?? 0, outcome: 'esconder', reason: 'Propaganda.' })
  expect(await toldTo(course.teacher_id)).toContain(`A moderação escondeu: ${course.title}`)
})
