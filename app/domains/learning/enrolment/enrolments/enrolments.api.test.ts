import { eq } from 'drizzle-orm'
import { course_products } from '#domains/learning/courses/courses/courses.table.ts'
import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import { lessons } from '#domains/learning/courses/lessons/lessons.table.ts'
import { refundable, refundOrder } from '#domains/market/orders/index.ts'
import { aBuyer, aPaidOrder, orderOf } from '#domains/market/orders/orders.factory.ts'
import { doPaymentJobs, withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { taughtWords } from './progress.words.ts'

const gone = { status: 404 }

test('into a free course by oneself, once; a paid one and one by invitation are not entered so', async ({
  ctx,
  as,
  api,
}) => {
  const course = await aCourse(ctx)
  await aLesson(ctx, course)
  const { enrolments } = (await as(await aUser(ctx))).enrolment
  expect(await api.enrolment.enrolments.place({ slug: course.slug })).toMatchObject({
    role: 'outside',
    enrolled: false,
    way: 'enrol',
  })
  expect(await enrolments.enrol({ slug: course.slug })).toMatchObject({
    role: 'pupil',
    enrolled: true,
    way: null,
    progress: { done: 0, total: 1 },
  })
  await enrolments.enrol({ slug: course.slug })
  expect(await enrolments.mine({})).toMatchObject({
    total: 1,
    data: [{ slug: course.slug, open: true, progress: { percent: 0 } }],
  })
  for (const access of ['pago', 'convite'] as const) {
    const other = await aCourse(ctx, { access })
    await expect(enrolments.enrol({ slug: other.slug })).rejects.toMatchObject({ status: 409 })
  }
  const teacher = (await as({ id: course.teacher_id })).enrolment.enrolments
  await expect(teacher.enrol({ slug: course.slug })).rejects.toMatchObject({ status: 409 })
})

test('who buys comes in when it is paid, goes out with the refund, and comes in when it is linked later', async ({
  ctx,
  as,
}) => {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, { kind: 'curso' }, { price: 147_00 })
  const course = await aCourse(ctx, { store_id: product.store_id, access: 'pago' })
  const lesson = await aLesson(ctx, course)
  const buyer = await aBuyer(shop)
  const me = { id: buyer.viewer?.id ?? 0 }
  const mine = (await as(me)).enrolment
  const { order } = await aPaidOrder(buyer, [{ variant_id: product.variant.id }])
  const seeing = () => mine.classroom.show({ slug: course.slug, lesson: lesson.slug })
  await expect(seeing()).rejects.toMatchObject({ status: 403 })
  const teacher = (await as({ id: course.teacher_id })).courses.courses
  await teacher.linkProduct({ slug: course.slug, product_id: product.id })
  expect(await seeing()).toMatchObject({ role: 'pupil' })
  const left = await refundable(shop, order)
  await buyer.transaction(async (tx) =>
    refundOrder(tx, await orderOf(tx, order.uuid), { of: left, reason: 'Pedido.', side: 'loja' }),
  )
  await doPaymentJobs(shop)
  await expect(seeing()).rejects.toMatchObject({ status: 403 })
  expect(await mine.enrolments.place({ slug: course.slug })).toMatchObject({
    role: 'outside',
    enrolled: true,
    ended_why: 'reembolso',
    way: 'buy',
  })
})

test('by hand, until a day; out again; who bought is given back by the order alone', async ({ ctx, as, clock }) => {
  const course = await aCourse(ctx, { access: 'convite' })
  const lesson = await aLesson(ctx, course)
  const { slug } = course
  const pupil = await aUser(ctx)
  const { enrolments } = (await as({ id: course.teacher_id })).enrolment
  const ends_at = new Date(clock.now.getTime() + 3 * DAY).toISOString()
  await expect(enrolments.addPupil({ slug, nickname: 'ninguem' })).rejects.toMatchObject({
    data: { errors: { nickname: [expect.anything()] } },
  })
  await expect(
    enrolments.addPupil({ slug, nickname: pupil.nickname, ends_at: '2020-01-01T10:00' }),
  ).rejects.toMatchObject({ data: { errors: { ends_at: [expect.anything()] } } })
  await enrolments.addPupil({ slug, nickname: `@${pupil.nickname}`, ends_at })
  await expect(enrolments.addPupil({ slug, nickname: pupil.nickname })).rejects.toMatchObject({ status: 422 })
  expect(await ctx.db.select().from(notifications).where(eq(notifications.user_id, pupil.id))).toMatchObject([
    { kind: 'course' },
  ])
  const hers = (await as(pupil)).enrolment
  await hers.classroom.show({ slug, lesson: lesson.slug })
  expect(await enrolments.pupils({ slug })).toMatchObject({
    data: [{ nickname: pupil.nickname, source: 'convite', open: true }],
  })
  expect((await enrolments.taught({ course: slug })).data).toMatchObject([{ nickname: pupil.nickname }])
  clock.now = new Date(clock.now.getTime() + 4 * DAY)
  await expect((await as(pupil)).enrolment.classroom.show({ slug, lesson: lesson.slug })).rejects.toMatchObject({
    status: 403,
  })
  expect((await (await as({ id: course.teacher_id })).enrolment.enrolments.pupils({ slug })).data).toMatchObject([
    { open: false },
  ])
  await (await as({ id: course.teacher_id })).enrolment.enrolments.endPupil({ slug, user_id: pupil.id })
  await expect(hers.enrolments.pupils({ slug })).rejects.toMatchObject(gone)
  await expect(hers.enrolments.addPupil({ slug, nickname: pupil.nickname })).rejects.toMatchObject(gone)
})

test('a class that comes in later does not take from who began before', async ({ ctx, as }) => {
  const course = await aCourse(ctx, { syllabus_version: 2 })
  const { slug } = course
  const [one, two] = [
    await aLesson(ctx, course, { since_version: 1 }),
    await aLesson(ctx, course, { since_version: 2 }),
  ]
  const mine = (await as(await aUser(ctx))).enrolment
  await mine.enrolments.enrol({ slug })
  await mine.classroom.finish({ slug, lesson: one.slug })
  await aLesson(ctx, course, { since_version: 3, slug: 'nova' })
  expect(await mine.enrolments.place({ slug })).toMatchObject({
    progress: { done: 1, total: 2, percent: 50, newer: 1 },
  })
  const teacher = await as({ id: course.teacher_id })
  const [pupil] = (await teacher.enrolment.enrolments.pupils({ slug })).data
  expect(pupil && taughtWords(pupil)).toBe('1 de 3 (50 %: 1 aula entrou depois e não conta)')
  await mine.classroom.finish({ slug, lesson: two.slug })
  expect((await mine.enrolments.place({ slug })).progress?.finished_at).not.toBeNull()
  await ctx.db.update(lessons).set({ state: 'rascunho', since_version: null }).where(eq(lessons.id, two.id))
  expect(await mine.enrolments.place({ slug })).toMatchObject({ progress: { done: 1, total: 1, percent: 100 } })
})

test('reviewed after 30 %, once, answered once; its stars count', async ({ ctx, as, api, page }) => {
  const course = await aCourse(ctx)
  const { slug } = course
  const all = [await aLesson(ctx, course), await aLesson(ctx, course), await aLesson(ctx, course)]
  const mine = (await as(await aUser(ctx))).enrolment
  await mine.enrolments.enrol({ slug })
  await expect(mine.enrolments.review({ slug, stars: 5, text: '' })).rejects.toMatchObject({ status: 403 })
  await mine.classroom.finish({ slug, lesson: all[0]?.slug ?? '' })
  await expect(mine.enrolments.review({ slug, stars: 6, text: '' })).rejects.toMatchObject({ status: 422 })
  await mine.enrolments.review({ slug, stars: 2, text: 'Falta vídeo.' })
  await mine.enrolments.review({ slug, stars: 4, text: 'Melhorou.' })
  expect(await api.courses.courses.show({ slug })).toMatchObject({ stars: 4, reviews_count: 1 })
  const [review] = (await api.enrolment.enrolments.reviews({ slug })).data
  const teacher = (await as({ id: course.teacher_id })).enrolment.enrolments
  await teacher.answerReview({ slug, id: review?.id ?? 0, answer: 'Obrigado.' })
  await expect(mine.enrolments.answerReview({ slug, id: review?.id ?? 0, answer: 'x' })).rejects.toMatchObject(gone)
  expect((await api.enrolment.enrolments.reviews({ slug })).data).toMatchObject([{ answer: 'Obrigado.' }])
  const sales = await page(`/dichavando/cursos/${slug}`, { id: course.teacher_id })
  expect((await sales.press('Responder', { answer: 'Vem um em março.' })).toast).toBe('Respondido.')
  expect((await api.enrolment.enrolments.reviews({ slug })).data).toMatchObject([{ answer: 'Vem um em março.' }])
  await mine.enrolments.removeReview({ slug })
  expect(await api.courses.courses.show({ slug })).toMatchObject({ stars: null, reviews_count: 0 })
})

test('a course that is withdrawn stays open to who is in; a hidden one to nobody', async ({ ctx, as }) => {
  const course = await aCourse(ctx, { state: 'retirado' })
  const lesson = await aLesson(ctx, course)
  const ref = { slug: course.slug, lesson: lesson.slug }
  const pupil = await aUser(ctx)
  const { addPupil } = (await as({ id: course.teacher_id })).enrolment.enrolments
  await addPupil({ slug: course.slug, nickname: pupil.nickname })
  const hers = await as(pupil)
  await hers.enrolment.classroom.show(ref)
  expect(await hers.courses.courses.show({ slug: course.slug })).toMatchObject({ title: course.title })
  await expect((await as(await aUser(ctx))).enrolment.classroom.show(ref)).rejects.toMatchObject(gone)
  await expect((await as(await aUser(ctx))).courses.courses.show({ slug: course.slug })).rejects.toMatchObject(gone)
})

test('numbers of a course, and what waits for who teaches', async ({ ctx, as }) => {
  const course = await aCourse(ctx)
  const { slug } = course
  const lesson = await aLesson(ctx, course)
  const task = await aLesson(ctx, course, { kind: 'tarefa' })
  const mine = (await as(await aUser(ctx))).enrolment
  await mine.enrolments.enrol({ slug })
  await mine.classroom.finish({ slug, lesson: lesson.slug })
  await mine.classroom.ask({ slug, lesson: lesson.slug, text: 'Quanto pesa um vaso seco?' })
  await mine.classroom.handIn({ slug, lesson: task.slug, text: 'Pesei: 3,2 kg.' })
  const { enrolments } = (await as({ id: course.teacher_id })).enrolment
  expect(await enrolments.desk({})).toMatchObject({
    questions: [{ text: 'Quanto pesa um vaso seco?' }],
    tasks: [{ text: 'Pesei: 3,2 kg.' }],
    counts: { courses: 1, pupils: 1, questions: 1, tasks: 1 },
  })
  expect(await enrolments.numbers({ slug })).toMatchObject({ pupils: 1, open: 1, lessons: [{ done: 1 }, { done: 0 }] })
  await expect(mine.enrolments.numbers({ slug })).rejects.toMatchObject(gone)
  expect(await mine.enrolments.desk({})).toMatchObject({ questions: [], counts: { courses: 0 } })
  expect((await ctx.db.select().from(course_products)).length).toBe(0)
})
