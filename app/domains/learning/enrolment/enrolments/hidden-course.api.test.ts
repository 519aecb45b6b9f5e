import { eq } from 'drizzle-orm'
import { moderatedCourse } from '#domains/learning/courses/courses/course-moderated.actions.ts'
import { course_products, courses } from '#domains/learning/courses/courses/courses.table.ts'
import { aCourse, aLesson } from '#domains/learning/courses/courses.factory.ts'
import { demandOpensCourse } from '#domains/learning/courses/sales/demand-opens.rules.ts'
import { addToCart } from '#domains/market/orders/cart/cart.actions.ts'
import { aBuyer, aPaidOrder, aPlacedOrder, payCheckout } from '#domains/market/orders/orders.factory.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'

test('a course that is hidden while it is being paid for, or after: who paid is told, and the team sees each order', async ({
  ctx,
  as,
  page,
}) => {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, { kind: 'curso' }, { price: 147_00 })
  const course = await aCourse(ctx, { store_id: product.store_id, access: 'pago' })
  await aLesson(ctx, course)
  await ctx.db.insert(course_products).values({ product_id: product.id, course_id: course.id })
  const variant_id = product.variant.id
  const [early, late] = [await aBuyer(shop), await aBuyer(shop)]
  const { order: paid } = await aPaidOrder(early, [{ variant_id }])
  const { order: waits, uuid } = await aPlacedOrder(late, [{ variant_id }])
  const staff = await aStaffMember(ctx, ['marketplace.manage'])
  const list = async () => (await (await as(staff)).orders.attention.list()).unopened
  const told = async (who: Context) =>
    (
      await ctx.db
        .select()
        .from(notifications)
        .where(eq(notifications.user_id, signedIn(who).id))
    ).map(({ title }) => title)
  const closed = 'Um curso que você pagou está fechado por enquanto'
  expect(await list()).toEqual([])
  await ctx.transaction((tx) => moderatedCourse.hide(tx, course.id))
  expect(await told(early)).toContain(closed)
  expect(await told(late)).not.toContain(closed)
  expect(await list()).toMatchObject([{ title: course.title, orders: [{ id: paid.id }] }])
  await payCheckout(shop, uuid)
  expect(await told(late)).toContain(closed)
  expect(await told(late)).not.toContain('Seu curso está aberto')
  expect(await list()).toMatchObject([{ orders: [{ id: paid.id }, { id: waits.id }] }])
  const shown = await page('/admin/marketplace/atencao', staff)
  expect(shown.text).toContain('Pagos, e fechados para quem pagou')
  expect(shown.html).toContain(`/admin/marketplace/pedidos/${waits.uuid}`)
  await ctx.db.update(courses).set({ hidden_at: null }).where(eq(courses.id, course.id))
  expect(await list()).toEqual([])
})

test('what opens a course that is closed or gone is neither put on sale again nor sold; one that waits for its payment is not deleted', async ({
  ctx,
  as,
}) => {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, { kind: 'curso' }, { price: 147_00 })
  const course = await aCourse(ctx, { store_id: product.store_id, access: 'pago' })
  await aLesson(ctx, course)
  await ctx.db.insert(course_products).values({ product_id: product.id, course_id: course.id })
  const buyer = await aBuyer(shop)
  const { slug } = course
  const teacher = (await as({ id: course.teacher_id })).courses.courses
  await aPlacedOrder(await aBuyer(shop), [{ variant_id: product.variant.id }])
  await expect(teacher.remove({ slug })).rejects.toMatchObject({ status: 409 })
  await ctx.transaction((tx) => moderatedCourse.hide(tx, course.id))
  const resume = () =>
    ctx.transaction((tx) => demandOpensCourse(tx, { product_id: product.id })).catch((error: Error) => error.message)
  expect(await resume()).toContain('a moderação fechou')
  // On sale still, as by a tab that was quicker.
  await ctx.db.update(products).set({ state: 'publicado' }).where(eq(products.id, product.id))
  const add = () => addToCart(buyer, { variant_id: product.variant.id, quantity: 1 })
  await expect(add()).rejects.toThrow('não está à venda agora')
  await ctx.db.update(courses).set({ hidden_at: null, state: 'retirado' }).where(eq(courses.id, course.id))
  expect(await resume()).toContain('foi retirado')
  await ctx.db.update(courses).set({ state: 'publicado' }).where(eq(courses.id, course.id))
  expect(await resume()).toBeUndefined()
  await add()
})
