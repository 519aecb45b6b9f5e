import { course_products } from '#domains/learning/courses/courses/courses.table.ts'
import { aCourse } from '#domains/learning/courses/courses.factory.ts'
import { placeOrder } from '#domains/market/orders/checkout/place-order.actions.ts'
import { orders } from '#domains/market/orders/orders/orders.table.ts'
import { aBuyer, anIntent } from '#domains/market/orders/orders.factory.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { concurrentTest, expect } from '#tests/fixtures.ts'

concurrentTest('a course bought at once in four tabs is ordered once', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, { kind: 'curso' }, { price: 147_00 })
  const course = await aCourse(ctx, { store_id: product.store_id, access: 'pago' })
  await ctx.db.insert(course_products).values({ product_id: product.id, course_id: course.id })
  const buyer = await aBuyer(shop)
  const item = { variant_id: product.variant.id, quantity: 1 }
  const intents = await Promise.all([1, 2, 3, 4].map(() => anIntent(buyer, {}, item)))
  const clicked = await Promise.allSettled(intents.map((intent) => placeOrder(buyer, intent)))
  expect(clicked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of clicked)
    if (one.status === 'rejected')
      expect(one.reason).toMatchObject({ status: 409, message: expect.stringMatching(/espera o pagamento/) })
  expect(await ctx.db.$count(orders)).toBe(1)
})
