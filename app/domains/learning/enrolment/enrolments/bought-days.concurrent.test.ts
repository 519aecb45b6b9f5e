import { eq, sql } from 'drizzle-orm'
import { course_products } from '#domains/learning/courses/courses/courses.table.ts'
import { aCourse } from '#domains/learning/courses/courses.factory.ts'
import { order_lines } from '#domains/market/orders/orders/orders.table.ts'
import { aBuyer, aPaidOrder } from '#domains/market/orders/orders.factory.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { DAY } from '#shared/durations.ts'
import { concurrentTest, expect } from '#tests/fixtures.ts'
import { course_grants } from './enrolments.table.ts'
import { settleOrder } from './grants.actions.ts'

concurrentTest('days of three purchases that open at once are added, and lie on no other’s', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const buyer = await aBuyer(shop)
  const first = await aProduct(shop, { kind: 'curso' }, { price: 10_00 })
  const course = await aCourse(ctx, { store_id: first.store_id, access: 'pago' })
  const begun = new Date(ctx.now().getTime() - 1000)
  const order_ids: number[] = []
  for (const at of [0, 1, 2]) {
    const one = at ? await aProduct(shop, { kind: 'curso', store_id: first.store_id }, { price: 10_00 }) : first
    const opens = { product_id: one.id, course_id: course.id, access_days: 30, created_at: begun }
    await ctx.db.insert(course_products).values(opens)
    const { order } = await aPaidOrder(buyer, [{ variant_id: one.variant.id }])
    order_ids.push(order.id)
  }
  const settle = (order_id: number) => ctx.transaction((tx) => settleOrder(tx, { order_id }))
  await ctx.db.update(order_lines).set({ refunded_amount: sql`unit_price` })
  for (const order_id of order_ids) await settle(order_id)
  expect(await ctx.db.$count(course_grants, sql`ended_at is null`)).toBe(0)
  await ctx.db.update(order_lines).set({ refunded_amount: 0 })
  await Promise.all(order_ids.map(settle))
  const open = await ctx.db.select().from(course_grants).where(eq(course_grants.course_id, course.id))
  const inOrder = open.map(({ starts_at, ends_at }) => [Number(starts_at), Number(ends_at)] as const).sort()
  expect(inOrder.map(([starts, ends]) => ends - starts >= 30 * DAY - 60_000)).toEqual([true, true, true])
  expect(inOrder[1]?.[0]).toBe(inOrder[0]?.[1])
  expect(inOrder[2]?.[0]).toBe(inOrder[1]?.[1])
})
