import { course_products } from '#domains/learning/courses/courses/courses.table.ts'
import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import { aBuyer, aPaidOrder } from '#domains/market/orders/orders.factory.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { signedIn } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'

test('a pupil leaves a course that cost nothing, and comes in again by themselves when it is free', async ({
  ctx,
  as,
  page,
}) => {
  const course = await aCourse(ctx)
  const lesson = await aLesson(ctx, course)
  const { slug } = course
  const pupil = await aUser(ctx)
  const { enrolment } = await as(pupil)
  await expect(enrolment.enrolments.leave({ slug })).rejects.toMatchObject({ status: 409 })
  await enrolment.enrolments.enrol({ slug })
  await enrolment.classroom.finish({ slug, lesson: lesson.slug })
  const shown = await page(`/dichavando/cursos/${slug}`, pupil)
  expect(shown.$('main button:contains("Sair do curso")').attr('data-ask')).toBe(`Sair de ${course.title}?`)
  const left = await (await page('/cursos/meus_cursos', pupil)).press('Sair do curso')
  expect(left.toast).toContain('Você saiu do curso.')
  expect(await enrolment.enrolments.place({ slug })).toMatchObject({
    ...{ role: 'outside', ended_why: 'saiu', leavable: false, way: 'enrol' },
    progress: { done: 1 },
  })
  expect((await page('/cursos/meus_cursos', pupil)).text).not.toContain('Sair do curso')
  await expect(enrolment.classroom.show({ slug, lesson: lesson.slug })).rejects.toMatchObject({ status: 403 })
  expect(await enrolment.enrolments.enrol({ slug })).toMatchObject({ role: 'pupil', leavable: true })
})

test('who was put in by hand leaves too, also a course that was withdrawn', async ({ ctx, as }) => {
  const course = await aCourse(ctx, { access: 'convite', state: 'retirado' })
  const { slug } = course
  const pupil = await aUser(ctx)
  const teacher = (await as({ id: course.teacher_id })).enrolment.enrolments
  await teacher.addPupil({ slug, nickname: pupil.nickname })
  const hers = (await as(pupil)).enrolment.enrolments
  expect((await hers.mine({})).data).toMatchObject([{ leavable: true }])
  await hers.leave({ slug })
  expect((await teacher.pupils({ slug })).data).toMatchObject([{ open: false }])
  await expect(hers.place({ slug })).rejects.toMatchObject({ status: 404 })
})

test('what was bought is not left, also beside what was given', async ({ ctx, as, page }) => {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, { kind: 'curso' }, { price: 147_00 })
  const course = await aCourse(ctx, { store_id: product.store_id, access: 'pago' })
  await ctx.db.insert(course_products).values({ product_id: product.id, course_id: course.id })
  const buyer = await aBuyer(shop)
  const { slug } = course
  const me = signedIn(buyer)
  await aPaidOrder(buyer, [{ variant_id: product.variant.id }])
  const teacher = (await as({ id: course.teacher_id })).enrolment.enrolments
  await teacher.addPupil({ slug, nickname: me.nickname })
  const hers = (await as(me)).enrolment.enrolments
  await expect(hers.leave({ slug })).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('continua seu'),
  })
  expect(await hers.place({ slug })).toMatchObject({ role: 'pupil', leavable: false })
  for (const at of [`/dichavando/cursos/${slug}`, '/cursos/meus_cursos'])
    expect((await page(at, me)).text).not.toContain('Sair do curso')
})
