import { eq } from 'drizzle-orm'
import { course_products, courses } from '#domains/learning/courses/courses/courses.table.ts'
import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import { addToCart, joinGuestCart } from '#domains/market/orders/cart/cart.actions.ts'
import { showCart } from '#domains/market/orders/cart/cart.queries.ts'
import { previewCheckout } from '#domains/market/orders/checkout/checkout.queries.ts'
import { placeOrder } from '#domains/market/orders/checkout/place-order.actions.ts'
import { cancelOrder } from '#domains/market/orders/index.ts'
import { aBuyer, anIntent, aPaidOrder, aPlacedOrder, payCheckout } from '#domains/market/orders/orders.factory.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { grant } from './grants.actions.ts'

async function aSoldCourse(ctx: Context) {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, { kind: 'curso' }, { price: 147_00 })
  const course = await aCourse(ctx, { store_id: product.store_id, access: 'pago' })
  await aLesson(ctx, course)
  await ctx.db.insert(course_products).values({ product_id: product.id, course_id: course.id })
  return { shop, product, course, variant_id: product.variant.id, buyer: await aBuyer(shop) }
}

const had = { status: 409, message: expect.stringMatching(/Você já tem o curso Rega sem medo/) }

test('a course that one has is not sold again, neither by cart nor at once, nor twice in one cart', async ({ ctx }) => {
  const { buyer, variant_id } = await aSoldCourse(ctx)
  await addToCart(buyer, { variant_id, quantity: 1 })
  await expect(addToCart(buyer, { variant_id, quantity: 1 })).rejects.toMatchObject({
    data: { errors: { quantity: ['Um curso se compra uma vez: ele abre na sua conta.'] } },
  })
  const intent = await anIntent(buyer)
  await buyer.transaction(async (tx) => {
    const [linked] = await tx.db.select().from(course_products)
    await grant(tx, {
      ...{ course_id: linked?.course_id ?? 0, user_id: signedIn(buyer).id, what: 'curso', source: 'convite' },
    })
  })
  // It was put in, and agreed to, before somebody let them in.
  expect(await showCart(buyer, {})).toMatchObject({
    blocked: true,
    stores: [{ lines: [{ problem: 'Você já tem o curso Rega sem medo: ele está em Meus cursos.' }] }],
  })
  await expect(placeOrder(buyer, intent)).rejects.toMatchObject(had)
  await expect(addToCart(buyer, { variant_id, quantity: 1 })).rejects.toMatchObject(had)
  const item = { variant_id, quantity: 1 }
  expect((await previewCheckout(buyer, { freight: [], ...item })).problem).toMatch(/Você já tem o curso/)
  await expect(placeOrder(buyer, await anIntent(buyer, {}, item))).rejects.toMatchObject(had)
})

test('what waits for its payment is not ordered again; called off, or open until a day, it is', async ({ ctx }) => {
  const { buyer, variant_id, course } = await aSoldCourse(ctx)
  await grant(buyer, {
    ...{ course_id: course.id, user_id: signedIn(buyer).id, what: 'curso', source: 'convite' },
    ends_at: new Date(ctx.now().getTime() + 1000),
  })
  const { order } = await aPlacedOrder(buyer, [{ variant_id }])
  await expect(addToCart(buyer, { variant_id, quantity: 1 })).rejects.toMatchObject({
    status: 409,
    message: 'Um pedido seu de Rega sem medo espera o pagamento. Pague ou cancele em Pedidos.',
  })
  await buyer.transaction((tx) => cancelOrder(tx, order, { side: 'comprador', reason: '' }))
  const paid = await aPaidOrder(buyer, [{ variant_id }])
  expect(paid.order.payment).toBe('pago')
  await expect(addToCart(buyer, { variant_id, quantity: 1 })).rejects.toMatchObject(had)
})

test('a guest is told once the cart is their own', async ({ ctx }) => {
  const { shop, buyer, variant_id } = await aSoldCourse(ctx)
  await aPaidOrder(buyer, [{ variant_id }])
  const { cart_token } = await addToCart({ ...shop, viewer: null }, { variant_id, quantity: 1 })
  expect(await joinGuestCart(buyer, { cart_token: cart_token ?? '' })).toMatchObject({
    stores: [{ lines: [{ problem: had.message }] }],
  })
})

test('what must be finished before is said in the cart, in the checkout and beside the product, until it is', async ({
  ctx,
  as,
  page,
}) => {
  const { buyer, variant_id, course, product } = await aSoldCourse(ctx)
  const first = await aCourse(ctx, { store_id: course.store_id, title: 'Do zero' })
  const only = await aLesson(ctx, first)
  await ctx.db
    .update(courses)
    .set({ requires_id: first.id, requires_since: new Date(ctx.now().getTime() - 1000) })
    .where(eq(courses.id, course.id))
  const me = { id: signedIn(buyer).id }
  const needs = 'As aulas só abrem depois que você terminar o curso Do zero.'
  const opens = async () => (await showCart(buyer, {})).stores[0]?.lines[0]?.opens
  await addToCart(buyer, { variant_id, quantity: 1 })
  expect(await opens()).toContain(needs)
  const [store] = await ctx.db.select().from(stores).where(eq(stores.id, product.store_id))
  const beside = `/loja/${store?.slug}/${product.slug}`
  expect((await page(beside)).text).toContain(needs)
  expect((await page('/checkout', me)).text).toContain(needs)
  const hers = (await as(me)).enrolment
  await hers.enrolments.enrol({ slug: first.slug })
  await hers.classroom.finish({ slug: first.slug, lesson: only.slug })
  expect(await opens()).not.toContain(needs)
  expect((await page(beside, me)).text).not.toContain(needs)
})

test('what was ordered before something was demanded opens when it is paid; what is ordered after waits for it', async ({
  ctx,
  as,
}) => {
  const { shop, buyer, variant_id, course } = await aSoldCourse(ctx)
  const first = await aCourse(ctx, { store_id: course.store_id, title: 'Do zero' })
  const placed = await aPlacedOrder(buyer, [{ variant_id }])
  const requires_since = new Date(placed.order.created_at.getTime() + 1)
  await ctx.db.update(courses).set({ requires_id: first.id, requires_since }).where(eq(courses.id, course.id))
  await payCheckout(buyer, placed.uuid)
  const missing = async (one: typeof buyer) =>
    (await (await as(signedIn(one))).enrolment.enrolments.place({ slug: course.slug })).missing
  expect(await missing(buyer)).toBeNull()
  await ctx.db
    .update(courses)
    .set({ requires_since: new Date(placed.order.created_at.getTime() - 1) })
    .where(eq(courses.id, course.id))
  const late = await aBuyer(shop)
  await aPaidOrder(late, [{ variant_id }])
  expect(await missing(late)).toMatchObject({ slug: first.slug })
})

test('what is paid has a door on the page of its order, and only for who bought it', async ({ ctx, page }) => {
  const { buyer, variant_id, course } = await aSoldCourse(ctx)
  const { order: waits } = await aPlacedOrder(buyer, [{ variant_id }])
  const at = `/dichavando/cursos/${course.slug}`
  expect((await page(`/pedidos/${waits.uuid}`, signedIn(buyer))).links()).not.toContain(at)
  await buyer.transaction((tx) => cancelOrder(tx, waits, { side: 'comprador', reason: '' }))
  const { order } = await aPaidOrder(buyer, [{ variant_id }])
  const paid = await page(`/pedidos/${order.uuid}`, signedIn(buyer))
  expect((await paid.click('Abrir o curso Rega sem medo')).heading).toBe('Rega sem medo')
})
