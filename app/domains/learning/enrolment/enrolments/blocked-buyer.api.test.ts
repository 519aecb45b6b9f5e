import { blocks } from '#domains/base/social/blocks/blocks.table.ts'
import { course_products } from '#domains/learning/courses/courses/courses.table.ts'
import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import { addToCart } from '#domains/market/orders/cart/cart.actions.ts'
import { showCart } from '#domains/market/orders/cart/cart.queries.ts'
import { placeOrder } from '#domains/market/orders/checkout/place-order.actions.ts'
import { aBuyer, anIntent, aPaidOrder } from '#domains/market/orders/orders.factory.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aPlan, aSubscription } from '#domains/market/subscriptions/subscriptions.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'

async function aSoldCourse(ctx: Context) {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, { kind: 'curso' }, { price: 147_00 })
  const course = await aCourse(ctx, { store_id: product.store_id, access: 'pago' })
  const lesson = await aLesson(ctx, course)
  await ctx.db.insert(course_products).values({ product_id: product.id, course_id: course.id })
  const buyer = await aBuyer(shop)
  const { id } = signedIn(buyer)
  const ref = { slug: course.slug, lesson: lesson.slug }
  return { shop, course, variant_id: product.variant.id, buyer, me: { id }, ref, slug: course.slug }
}
const notSold = { status: 409, message: expect.stringContaining('Rega sem medo não está à venda para você.') }

test.for(['teacher', 'buyer'] as const)(
  'what was paid stays open when the %s blocks the other, and nothing that is between people',
  async (blocks_first, { ctx, as, page }) => {
    const { buyer, course, variant_id, me, ref, slug } = await aSoldCourse(ctx)
    await aPaidOrder(buyer, [{ variant_id }])
    const other = await as(await aUser(ctx))
    const teacher = { id: course.teacher_id }
    const named = (await (await as(me)).enrolment.classroom.show(ref)).course.teacher
    await (await as(me)).enrolment.classroom.ask({ ...ref, text: 'Quanto de água?' })
    const pair = { teacher: [teacher.id, me.id], buyer: [me.id, teacher.id] }[blocks_first] as [number, number]
    await ctx.db.insert(blocks).values({ user_id: pair[0], blocked_id: pair[1] })
    const { enrolment, courses } = await as(me)
    const shown = await enrolment.classroom.show(ref)
    expect(shown).toMatchObject({
      role: 'pupil',
      course: { teacher: '' },
      lesson: { questions: [], can: { ask: false } },
    })
    expect(shown.lesson.text).not.toBeNull()
    const seen = await page(`/dichavando/cursos/${slug}/${ref.lesson}`, me)
    expect(seen.status).toBe(200)
    expect(seen.text).not.toContain(named)
    await enrolment.classroom.finish(ref)
    await enrolment.kept.keep(ref)
    expect(await enrolment.kept.open({ ids: [shown.lesson.id] })).toMatchObject({ open: [shown.lesson.id] })
    const { data } = await enrolment.enrolments.mine({})
    expect(data).toMatchObject([
      { slug, open: true, has_page: false, next: { slug: ref.lesson }, teacher: { name: '' } },
    ])
    expect(JSON.stringify(data)).not.toContain(named)
    expect((await page('/cursos/meus_cursos', me)).html).toContain(`/dichavando/cursos/${slug}/${ref.lesson}`)
    await expect(enrolment.classroom.ask({ ...ref, text: 'E agora?' })).rejects.toMatchObject({ status: 403 })
    await expect(enrolment.enrolments.review({ slug, stars: 1, text: '' })).rejects.toMatchObject({ status: 403 })
    await expect(enrolment.enrolments.reviews({ slug })).rejects.toMatchObject({ status: 404 })
    await expect(courses.courses.show({ slug })).rejects.toMatchObject({ status: 404 })
    expect((await page(`/cursos/meus_cursos/${slug}/certificado`, me)).text).toContain('Nome no certificado')
    // Others know nothing of it.
    expect((await other.enrolment.enrolments.place({ slug })).role).toBe('outside')
  },
)

test('who is apart from the teacher buys it by no way, also when they agreed before', async ({ ctx }) => {
  const { buyer, course, variant_id, me } = await aSoldCourse(ctx)
  await addToCart(buyer, { variant_id, quantity: 1 })
  const agreed = await anIntent(buyer)
  await ctx.db.insert(blocks).values({ user_id: course.teacher_id, blocked_id: me.id })
  await expect(placeOrder(buyer, agreed)).rejects.toMatchObject(notSold)
  expect(await showCart(buyer, {})).toMatchObject({
    blocked: true,
    stores: [{ lines: [{ problem: notSold.message }] }],
  })
  await expect(addToCart(buyer, { variant_id, quantity: 1 })).rejects.toMatchObject(notSold)
})

test('a subscription that is paid goes on; a new one is refused', async ({ ctx, as }) => {
  const shop = await withSandbox(ctx)
  const { product, variant_id, store } = await aPlan(shop)
  const course = await aCourse(ctx, { store_id: store.id, access: 'pago' })
  const lesson = await aLesson(ctx, course)
  await ctx.db.insert(course_products).values({ product_id: product.id, course_id: course.id })
  const [buyer, late] = [await aBuyer(shop), await aBuyer(shop)]
  await aSubscription(buyer, variant_id)
  for (const one of [buyer, late])
    await ctx.db.insert(blocks).values({ user_id: course.teacher_id, blocked_id: signedIn(one).id })
  const { enrolment } = await as({ id: signedIn(buyer).id })
  expect(await enrolment.classroom.show({ slug: course.slug, lesson: lesson.slug })).toMatchObject({ role: 'pupil' })
  await expect(aSubscription(late, variant_id)).rejects.toMatchObject(notSold)
})

test('nobody is put into a course, or asked to teach one, by whom they blocked', async ({ ctx, as }) => {
  const course = await aCourse(ctx)
  const away = await aUser(ctx, { nickname: 'longe' })
  await ctx.db.insert(blocks).values({ user_id: away.id, blocked_id: course.teacher_id })
  const { courses, enrolment } = await as({ id: course.teacher_id })
  const unknown = (field: string) => ({ data: { errors: { [field]: ['Não encontramos @longe. Confira o apelido.'] } } })
  await expect(enrolment.enrolments.addPupil({ slug: course.slug, nickname: 'longe' })).rejects.toMatchObject(
    unknown('nickname'),
  )
  const one = await courses.courses.showOwn({ slug: course.slug })
  const edit = {
    title: one.title,
    summary: one.summary,
    level: one.level,
    access: one.access,
    about: { type: 'doc', content: [] },
  }
  await expect(courses.courses.change({ ...edit, slug: course.slug, teacher: 'longe' } as never)).rejects.toMatchObject(
    unknown('teacher'),
  )
})
