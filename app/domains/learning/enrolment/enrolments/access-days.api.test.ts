import { and, eq } from 'drizzle-orm'
import { audience_members } from '#domains/community/banca/audiences/audience-members.table.ts'
import { course_products } from '#domains/learning/courses/courses/courses.table.ts'
import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import { addToCart } from '#domains/market/orders/cart/cart.actions.ts'
import { placeOrder } from '#domains/market/orders/checkout/place-order.actions.ts'
import { order_lines } from '#domains/market/orders/orders/orders.table.ts'
import { aBuyer, anIntent, aPaidOrder, aPlacedOrder } from '#domains/market/orders/orders.factory.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { aPlan, aSubscription } from '#domains/market/subscriptions/subscriptions.factory.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { formatDay } from '#shared/dates.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { endGrants, grant, settleOrder } from './grants.actions.ts'

/** A paid course and a product of its store that could open it. */
async function aCourseToSell(ctx: Context) {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, { kind: 'curso', name: `Curso ${Math.random()}` }, { price: 147_00 })
  const course = await aCourse(ctx, { store_id: product.store_id, access: 'pago' })
  const lesson = await aLesson(ctx, course)
  const [store] = await ctx.db.select().from(stores).where(eq(stores.id, product.store_id))
  return {
    ...{ shop, product, course, lesson, variant_id: product.variant.id, buyer: await aBuyer(shop) },
    ref: { slug: course.slug, lesson: lesson.slug },
    link: { slug: course.slug, product_id: product.id },
    offer: { store: store?.slug ?? '', product: product.slug },
  }
}

test('a product opens its course for days that are told before, and then it is closed, with when', async ({
  ctx,
  as,
  api,
  page,
  clock,
}) => {
  const { buyer, course, variant_id, ref, link, offer } = await aCourseToSell(ctx)
  const me = { id: signedIn(buyer).id }
  const teacher = (await as({ id: course.teacher_id })).courses.courses
  for (const access_days of [0, 3651, 1.5])
    await expect(teacher.linkProduct({ ...link, access_days })).rejects.toMatchObject({
      data: { errors: { access_days: [expect.anything()] } },
    })
  await teacher.linkProduct({ ...link, access_days: 30 })
  const opens = `Abre o curso Rega sem medo. O acesso dura 30 dias, contados do pagamento.`
  expect((await api.products.offers.show(offer)).opens).toBe(opens)
  expect((await page(`/loja/${offer.store}/${offer.product}`)).text).toContain(opens)
  expect((await page(`/dichavando/cursos/${course.slug}`)).text).toContain('O acesso dura 30 dias')
  expect((await addToCart(buyer, { variant_id, quantity: 1 })).stores[0]?.lines[0]?.opens).toBe(opens)
  await aPaidOrder(buyer, [])
  const ends_at = new Date(clock.now.getTime() + 30 * DAY)
  expect(await (await as(me)).enrolment.enrolments.place({ slug: course.slug })).toMatchObject({
    role: 'pupil',
    ends_at,
  })
  // Who bought keeps what it was.
  await teacher.linkProduct({ ...link, access_days: 10 })
  clock.now = new Date(clock.now.getTime() + 29 * DAY)
  const hers = (await as(me)).enrolment
  await hers.classroom.show(ref)
  clock.now = new Date(clock.now.getTime() + 2 * DAY)
  const later = await as(me)
  await expect(later.enrolment.classroom.show(ref)).rejects.toMatchObject({ status: 403 })
  expect(await later.enrolment.enrolments.place({ slug: course.slug })).toMatchObject({
    ...{ role: 'outside', enrolled: true, way: 'buy', ended_why: null, ended_at: ends_at },
  })
  const left = await page(`/dichavando/cursos/${ref.slug}/${ref.lesson}`, me)
  expect(left.location).toBe(`/dichavando/cursos/${ref.slug}`)
  expect((await left.follow()).text).toMatch(/Seu acesso terminou n[ao] .*O que você fez continua guardado/)
  // Ended, it may be bought again.
  await addToCart({ ...buyer, now: () => clock.now }, { variant_id, quantity: 1 })
})

test('days are not changed under who agreed to them, nor under who bought before they were said', async ({
  ctx,
  as,
  clock,
}) => {
  const { shop, buyer, course, variant_id, link } = await aCourseToSell(ctx)
  const early = await aBuyer(shop)
  await aPaidOrder(early, [{ variant_id }])
  clock.now = new Date(clock.now.getTime() + 1000)
  const teacher = (await as({ id: course.teacher_id })).courses.courses
  await teacher.linkProduct({ ...link, access_days: 30 })
  const place = async (who: Context) =>
    (await as({ id: signedIn(who).id })).enrolment.enrolments.place({ slug: course.slug })
  expect(await place(early)).toMatchObject({ role: 'pupil', ends_at: null })
  await addToCart(buyer, { variant_id, quantity: 1 })
  const seen = await anIntent(buyer)
  await teacher.linkProduct({ ...link, access_days: 5 })
  await expect(placeOrder(buyer, seen)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('O carrinho mudou'),
  })
  await aPlacedOrder(buyer, [])
  await expect(teacher.linkProduct({ ...link, access_days: 1 })).rejects.toMatchObject({ status: 409 })
  expect(await ctx.db.select().from(course_products)).toMatchObject([{ access_days: 5 }])
})

test('a subscription opens the course while it is paid, and no longer', async ({ ctx, as, clock }) => {
  const shop = await withSandbox(ctx)
  const { product, variant_id, store } = await aPlan(shop)
  const course = await aCourse(ctx, { store_id: store.id, access: 'pago' })
  const lesson = await aLesson(ctx, course)
  const ref = { slug: course.slug, lesson: lesson.slug }
  const teacher = (await as({ id: course.teacher_id })).courses.courses
  const link = { slug: course.slug, product_id: product.id }
  await expect(teacher.linkProduct({ ...link, access_days: 30 })).rejects.toMatchObject({
    data: { errors: { access_days: [expect.stringContaining('enquanto é paga')] } },
  })
  await teacher.linkProduct(link)
  const buyer = await aBuyer(shop)
  const me = { id: signedIn(buyer).id }
  const mine = async () => (await as(me)).enrolment
  await expect((await mine()).classroom.show(ref)).rejects.toMatchObject({ status: 403 })
  const { due_at } = await aSubscription(buyer, variant_id)
  expect(await (await mine()).classroom.show(ref)).toMatchObject({ role: 'pupil', until: due_at })
  // From its beginning, as who bought: what opens after days counts from there, and the banca has them among its pupils.
  expect(await (await mine()).enrolments.place({ slug: course.slug })).toMatchObject({ enrolled: true })
  const audience = eq(audience_members.user_id, me.id)
  expect(
    await ctx.db
      .select()
      .from(audience_members)
      .where(and(audience, eq(audience_members.audience, 'alunos'))),
  ).toMatchObject([{ course_id: course.id, until: due_at }])
  const pupils = (await as({ id: course.teacher_id })).enrolment.enrolments
  expect((await pupils.pupils({ slug: course.slug, source: 'assinatura' })).data).toMatchObject([{ user_id: me.id }])
  await expect(pupils.endPupil({ slug: course.slug, user_id: me.id })).rejects.toMatchObject({ status: 409 })
  await ctx.db.update(products).set({ state: 'pausado' }).where(eq(products.id, product.id))
  await expect(teacher.unlinkProduct(link)).rejects.toThrow('assinaturas deste produto em andamento')
  await expect(teacher.remove({ slug: course.slug })).rejects.toMatchObject({ status: 409 })
  await (await mine()).classroom.finish(ref)
  expect(await (await mine()).enrolments.mine({})).toMatchObject({ data: [{ slug: course.slug, open: true }] })
  clock.now = new Date(due_at.getTime() - 1000)
  await (await mine()).classroom.show(ref)
  clock.now = new Date(due_at.getTime() + 1000)
  await expect((await mine()).classroom.show(ref)).rejects.toMatchObject({ status: 403 })
  expect(await (await mine()).enrolments.place({ slug: course.slug })).toMatchObject({
    ...{ role: 'outside', enrolled: true, way: 'buy', ended_at: due_at, progress: { done: 1 } },
  })
})

test('days that are bought are added to what is open, and a refund takes away its own alone', async ({
  ctx,
  as,
  page,
  clock,
}) => {
  const { shop, buyer, course, variant_id, ref, link, offer } = await aCourseToSell(ctx)
  const short = await aProduct(shop, { kind: 'curso', store_id: course.store_id }, { price: 20_00 })
  const me = { id: signedIn(buyer).id }
  const teacher = (await as({ id: course.teacher_id })).courses.courses
  await teacher.linkProduct({ ...link, access_days: 90 })
  await teacher.linkProduct({ ...link, product_id: short.id, access_days: 10 })
  const began = clock.now.getTime()
  const day = (days: number) => new Date(began + days * DAY)
  const until = async () => (await (await as(me)).enrolment.enrolments.place({ slug: course.slug })).ends_at
  const pupils = async () => (await (await as({ id: course.teacher_id })).enrolment.enrolments.pupils(ref)).data
  const here = () => ({ ...buyer, now: () => clock.now })
  const long = await aPaidOrder(here(), [{ variant_id }])
  clock.now = day(5)
  const gains = `Você já tem acesso até ${formatDay(day(90))}; esta compra soma 10 dias.`
  const cart = await addToCart(here(), { variant_id: short.variant.id, quantity: 1 })
  expect(cart.stores[0]?.lines[0]?.opens).toContain(gains)
  expect((await page(`/loja/${offer.store}/${short.slug}`, me)).text).toContain(gains)
  expect((await page(`/dichavando/cursos/${course.slug}`, me)).text).toContain(gains)
  await aPaidOrder(here(), [])
  expect(await until()).toEqual(day(100))
  expect(await pupils()).toMatchObject([{ ends_at: day(100) }])
  expect((await (await as(me)).enrolment.classroom.show(ref)).until).toEqual(day(100))
  // Five days of the long one are used: 85 go, the ten begin now.
  const refund = (amount: number) =>
    ctx.transaction(async (tx) => {
      await tx.db.update(order_lines).set({ refunded_amount: amount }).where(eq(order_lines.order_id, long.order.id))
      await settleOrder(tx, { order_id: long.order.id })
    })
  await refund(147_00)
  expect(await until()).toEqual(day(15))
  clock.now = day(7)
  await (await as(me)).enrolment.classroom.show(ref)
  await refund(0)
  expect(await until()).toEqual(day(100))
})

test('who was let in by hand until a day loses nothing by buying; what has no end stays so', async ({
  ctx,
  as,
  clock,
}) => {
  const { buyer, course, variant_id, ref, link } = await aCourseToSell(ctx)
  const me = { id: signedIn(buyer).id }
  const teacher = (await as({ id: course.teacher_id })).courses.courses
  await teacher.linkProduct({ ...link, access_days: 30 })
  const one = { course_id: course.id, user_id: me.id, what: 'curso' as const }
  const later = new Date(clock.now.getTime() + 60 * DAY)
  await ctx.transaction((tx) => grant(tx, { ...one, source: 'convite', ends_at: later }))
  const { order } = await aPaidOrder(buyer, [{ variant_id }])
  const until = async () => (await (await as(me)).enrolment.enrolments.place({ slug: course.slug })).ends_at
  expect(await until()).toEqual(new Date(later.getTime() + 30 * DAY))
  await ctx.transaction((tx) => endGrants(tx, { ...one, source: 'convite' }, 'retirado'))
  expect(await until()).toEqual(new Date(clock.now.getTime() + 30 * DAY))
  await (await as(me)).enrolment.classroom.show(ref)
  await ctx.transaction((tx) => grant(tx, { ...one, source: 'gratis' }))
  expect(await until()).toBeNull()
  await ctx.transaction((tx) => settleOrder(tx, { order_id: order.id }))
  expect(await until()).toBeNull()
})
