import { eq } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aCourse, aLesson } from '../courses.factory.ts'
import { courses } from './courses.table.ts'

test('a course that demands another says so, lets one in, and opens its classes when that one is finished', async ({
  ctx,
  as,
  api,
}) => {
  const first = await aCourse(ctx, { title: 'Do zero' })
  const only = await aLesson(ctx, first)
  const next = await aCourse(ctx, { store_id: first.store_id, teacher_id: first.teacher_id })
  const lesson = await aLesson(ctx, next)
  const tried = await aLesson(ctx, next, { preview: true })
  const early = await as(await aUser(ctx))
  await early.enrolment.enrolments.enrol({ slug: next.slug })
  const teacher = (await as({ id: first.teacher_id })).courses.courses
  const before = await teacher.showOwn({ slug: next.slug })
  expect(before.requirable).toEqual([{ id: first.id, title: 'Do zero' }])
  const edit = {
    ...{ slug: next.slug, title: next.title, summary: next.summary, about: next.about, level: next.level },
    ...{ access: next.access, teacher: before.teacher.nickname },
  }
  await ctx.db.update(courses).set({ created_at: ctx.now() }).where(eq(courses.id, next.id))
  await teacher.change({ ...edit, requires_id: first.id })
  const required = { slug: first.slug, title: 'Do zero' }
  expect((await api.courses.courses.show({ slug: next.slug })).requires).toEqual(required)
  expect((await api.enrolment.enrolments.place({ slug: next.slug })).missing).toEqual(required)
  const pupil = await as(await aUser(ctx))
  expect((await pupil.enrolment.enrolments.enrol({ slug: next.slug })).missing).toEqual(required)
  const ref = { slug: next.slug, lesson: lesson.slug }
  expect((await pupil.enrolment.classroom.show(ref)).lesson).toMatchObject({
    lock: { why: 'course', ...required },
    text: null,
  })
  await expect(pupil.enrolment.classroom.finish(ref)).rejects.toMatchObject({ status: 403 })
  expect((await pupil.enrolment.classroom.show({ ...ref, lesson: tried.slug })).lesson.lock).toBeNull()
  await pupil.enrolment.enrolments.enrol({ slug: first.slug })
  await pupil.enrolment.classroom.finish({ slug: first.slug, lesson: only.slug })
  expect((await pupil.enrolment.classroom.show(ref)).lesson.lock).toBeNull()
  expect((await pupil.enrolment.enrolments.place({ slug: next.slug })).missing).toBeNull()
})

test('who came in before it was demanded goes on; a demanded course that is gone closes nothing', async ({
  ctx,
  as,
  clock,
  api,
}) => {
  const first = await aCourse(ctx)
  const next = await aCourse(ctx, { store_id: first.store_id })
  const lesson = await aLesson(ctx, next)
  const ref = { slug: next.slug, lesson: lesson.slug }
  const old = await aUser(ctx)
  await (await as(old)).enrolment.enrolments.enrol({ slug: next.slug })
  clock.now = new Date(clock.now.getTime() + 60_000)
  await ctx.db.update(courses).set({ requires_id: first.id, requires_since: ctx.now() }).where(eq(courses.id, next.id))
  expect((await (await as(old)).enrolment.classroom.show(ref)).lesson.lock).toBeNull()
  const fresh = await as(await aUser(ctx))
  await fresh.enrolment.enrolments.enrol({ slug: next.slug })
  expect((await fresh.enrolment.classroom.show(ref)).lesson.lock).toMatchObject({ why: 'course' })
  await ctx.db.update(courses).set({ state: 'retirado' }).where(eq(courses.id, first.id))
  expect((await fresh.enrolment.classroom.show(ref)).lesson.lock).toBeNull()
  expect((await api.courses.courses.show({ slug: next.slug })).requires).toBeNull()
})

test('only another course of the same store is demanded, and never in a ring', async ({ ctx, as }) => {
  const a = await aCourse(ctx)
  const same = { store_id: a.store_id, teacher_id: a.teacher_id }
  const [b, c] = [await aCourse(ctx, { ...same, requires_id: a.id }), await aCourse(ctx, same)]
  const elsewhere = await aCourse(ctx)
  const teacher = (await as({ id: a.teacher_id })).courses.courses
  const nickname = (await teacher.showOwn({ slug: a.slug })).teacher.nickname
  const demand = (course: typeof a, requires_id: number) =>
    teacher.change({
      ...{ slug: course.slug, title: course.title, summary: course.summary, about: course.about, level: course.level },
      ...{ access: course.access, teacher: nickname, requires_id },
    })
  await demand(c, b.id)
  const refused = (said: RegExp) => ({ data: { errors: { requires_id: [expect.stringMatching(said)] } } })
  await expect(demand(a, c.id)).rejects.toMatchObject(refused(/ninguém poderia começar/))
  await expect(demand(a, a.id)).rejects.toMatchObject(refused(/mesma loja/))
  await expect(demand(a, elsewhere.id)).rejects.toMatchObject(refused(/mesma loja/))
})
