import { eq } from 'drizzle-orm'
import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'

const says = (field: string) => ({ status: 422, data: { errors: { [field]: [expect.any(String)] } } })

test('seats, then a queue that moves up by itself; the course opens on the first day', async ({
  ctx,
  as,
  api,
  clock,
}) => {
  const course = await aCourse(ctx)
  const lesson = await aLesson(ctx, course)
  const { slug } = course
  const teacher = (await as({ id: course.teacher_id })).enrolment.cohorts
  const day = (days: number) => new Date(clock.now.getTime() + days * DAY).toISOString()
  const input = { slug, name: 'Verão', seats: 1, starts_at: day(2) }
  await expect(teacher.create({ ...input, seats: 0 })).rejects.toMatchObject(says('seats'))
  await expect(teacher.create({ ...input, ends_at: day(1) })).rejects.toMatchObject(says('ends_at'))
  const [made] = (await teacher.create(input)).data
  const ref = { slug, id: made?.id ?? 0 }
  const [ana, bia] = [await aUser(ctx), await aUser(ctx)]
  const [hers, other] = [(await as(ana)).enrolment, (await as(bia)).enrolment]
  expect((await hers.cohorts.join(ref)).data).toMatchObject([{ own: 'dentro', taken: 1 }])
  await hers.cohorts.join(ref)
  expect((await other.cohorts.join(ref)).data).toMatchObject([{ own: 'fila', own_place: 1, taken: 1, waiting: 1 }])
  expect((await api.enrolment.cohorts.list({ slug })).data).toMatchObject([{ own: null, open: true }])
  expect((await teacher.people({ slug })).data).toEqual([
    { cohort_id: ref.id, nickname: ana.nickname, state: 'dentro' },
    { cohort_id: ref.id, nickname: bia.nickname, state: 'fila' },
  ])
  await expect(hers.cohorts.people({ slug })).rejects.toMatchObject({ status: 404 })
  // Not yet open is not over.
  const [place] = (await (await as({ id: course.teacher_id })).enrolment.enrolments.pupils({ slug })).data
  expect(place).toMatchObject({ nickname: ana.nickname, open: false, opens_at: new Date(day(2)) })
  await expect(hers.classroom.show({ slug, lesson: lesson.slug })).rejects.toMatchObject({ status: 403 })
  await expect(other.cohorts.create(input)).rejects.toMatchObject({ status: 404 })
  await expect(teacher.remove(ref)).rejects.toMatchObject({ status: 409 })
  expect((await hers.cohorts.leave(ref)).data).toMatchObject([{ own: null, taken: 1, waiting: 0 }])
  expect(await ctx.db.select().from(notifications).where(eq(notifications.user_id, bia.id))).toMatchObject([
    { kind: 'course' },
  ])
  await hers.cohorts.join(ref)
  expect((await teacher.change({ ...input, id: ref.id, seats: 5 })).data).toMatchObject([{ taken: 2, waiting: 0 }])
  await expect(teacher.change({ ...input, id: ref.id, seats: 1 })).rejects.toMatchObject(says('seats'))
  clock.now = new Date(clock.now.getTime() + 3 * DAY)
  await (await as(bia)).enrolment.classroom.show({ slug, lesson: lesson.slug })
  await (await as({ id: course.teacher_id })).enrolment.cohorts.change({
    ...input,
    id: ref.id,
    seats: 5,
    closes_at: day(-1),
  })
  await expect((await as(await aUser(ctx))).enrolment.cohorts.join(ref)).rejects.toMatchObject({ status: 409 })
})

test('the days of a group are those of who is inside, who is told; before the first day nothing is over', async ({
  ctx,
  as,
  clock,
}) => {
  const course = await aCourse(ctx)
  const { slug } = course
  const { cohorts } = (await as({ id: course.teacher_id })).enrolment
  const day = (days: number) => new Date(clock.now.getTime() + days * DAY)
  const input = { slug, name: 'Verão', seats: 2, starts_at: day(2).toISOString(), ends_at: day(9).toISOString() }
  const [made] = (await cohorts.create(input)).data
  const id = made?.id ?? 0
  const ana = await aUser(ctx)
  const { cohorts: groups, enrolments } = (await as(ana)).enrolment
  await groups.join({ slug, id })
  expect(await enrolments.place({ slug })).toMatchObject({ role: 'outside', ended_at: null })
  expect((await enrolments.mine({})).data).toMatchObject([{ open: false, opens_at: day(2) }])
  await cohorts.change({ ...input, id, starts_at: day(-1).toISOString(), ends_at: day(30).toISOString() })
  expect(await enrolments.place({ slug })).toMatchObject({ role: 'pupil', ends_at: day(30) })
  const told = await ctx.db.select().from(notifications).where(eq(notifications.user_id, ana.id))
  expect(told).toMatchObject([{ title: 'As datas da sua turma mudaram' }])
  await cohorts.change({
    ...input,
    id,
    name: 'Outono',
    starts_at: day(-1).toISOString(),
    ends_at: day(30).toISOString(),
  })
  expect(await ctx.db.$count(notifications, eq(notifications.user_id, ana.id))).toBe(1)
})

test('of a paid course the group is for who is in it', async ({ ctx, as }) => {
  const course = await aCourse(ctx, { access: 'pago' })
  const teacher = (await as({ id: course.teacher_id })).enrolment.cohorts
  const [made] = (await teacher.create({ slug: course.slug, name: 'Verão', seats: 9, starts_at: '2027-01-10T10:00' }))
    .data
  const ref = { slug: course.slug, id: made?.id ?? 0 }
  await expect((await as(await aUser(ctx))).enrolment.cohorts.join(ref)).rejects.toMatchObject({ status: 403 })
  await teacher.remove(ref)
  expect((await teacher.list({ slug: course.slug })).data).toEqual([])
})

test('who is taken out of a course gives the seat to who waits, and keeps no place in a queue', async ({
  ctx,
  as,
  clock,
}) => {
  const course = await aCourse(ctx)
  const { slug } = course
  const teacher = (await as({ id: course.teacher_id })).enrolment
  const starts_at = clock.now.toISOString()
  const [made] = (await teacher.cohorts.create({ slug, name: 'Verão', seats: 1, starts_at })).data
  const ref = { slug, id: made?.id ?? 0 }
  const people = [await aUser(ctx), await aUser(ctx), await aUser(ctx)]
  for (const one of people) await (await as(one)).enrolment.cohorts.join(ref)
  const list = async () => (await teacher.cohorts.list({ slug })).data
  expect(await list()).toMatchObject([{ taken: 1, waiting: 2 }])
  await teacher.enrolments.endPupil({ slug, user_id: people[0]?.id ?? 0 })
  expect(await list()).toMatchObject([{ taken: 1, waiting: 1 }])
  const first = (await as(people[0] ?? { id: 0 })).enrolment.enrolments
  await expect(first.enrol({ slug })).rejects.toMatchObject({ status: 409 })
})

test('a group never shortens what opened the course before', async ({ ctx, as, clock }) => {
  const course = await aCourse(ctx)
  const { slug } = course
  const pupil = await aUser(ctx)
  const teacher = (await as({ id: course.teacher_id })).enrolment
  await teacher.enrolments.addPupil({ slug, nickname: pupil.nickname })
  const starts_at = clock.now.toISOString()
  const ends_at = new Date(clock.now.getTime() + DAY).toISOString()
  const [made] = (await teacher.cohorts.create({ slug, name: 'Verão', seats: 9, starts_at, ends_at })).data
  const hers = (await as(pupil)).enrolment
  await hers.cohorts.join({ slug, id: made?.id ?? 0 })
  expect(await hers.enrolments.place({ slug })).toMatchObject({ ends_at: null })
})

test('a free course with an open group is entered by the group, also when it is full; who was taken out comes in by neither', async ({
  ctx,
  as,
  clock,
}) => {
  const course = await aCourse(ctx)
  const { slug } = course
  const teacher = (await as({ id: course.teacher_id })).enrolment
  const starts_at = clock.now.toISOString()
  const closes_at = new Date(clock.now.getTime() + DAY).toISOString()
  const input = { slug, name: 'Verão', seats: 1, starts_at, closes_at }
  const [made] = (await teacher.cohorts.create(input)).data
  const ref = { slug, id: made?.id ?? 0 }
  const [one, late] = [await aUser(ctx), await aUser(ctx)]
  const [hers, other] = [(await as(one)).enrolment, (await as(late)).enrolment]
  await expect(hers.enrolments.enrol({ slug })).rejects.toMatchObject({ status: 409 })
  await hers.cohorts.join(ref)
  expect((await other.enrolments.place({ slug })).way).toBe('group')
  await expect(other.enrolments.enrol({ slug })).rejects.toMatchObject({ status: 409 })
  await teacher.enrolments.endPupil({ slug, user_id: one.id })
  await expect(hers.cohorts.join(ref)).rejects.toMatchObject({ status: 409 })
  clock.now = new Date(clock.now.getTime() + 2 * DAY)
  expect((await other.enrolments.place({ slug })).way).toBe('enrol')
  expect((await other.enrolments.enrol({ slug })).role).toBe('pupil')
})
