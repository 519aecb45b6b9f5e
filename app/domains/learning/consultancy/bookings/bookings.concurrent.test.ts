import { eq } from 'drizzle-orm'
import { course_products } from '#domains/learning/courses/courses/courses.table.ts'
import { orders } from '#domains/market/orders/orders/orders.table.ts'
import { aBuyer, aPaidOrder } from '#domains/market/orders/orders.factory.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { signedIn } from '#platform/context.ts'
import { HOUR } from '#shared/durations.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aBooking, aConsultancyMember, anAdvisedCourse, aSlot } from '../consultancy.factory.ts'
import { consultancy_bookings, consultancy_slots } from '../slots/slots.table.ts'

const done = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled').length

test('ten members take the last slot at once: one has it, the others are told', async ({ ctx, as }) => {
  const { course, teacher } = await anAdvisedCourse(ctx)
  const { id } = await aSlot(ctx, { course_id: course.id, teacher_id: teacher.id })
  const members = []
  for (let n = 0; n < 10; n++) members.push((await as(await aConsultancyMember(ctx, course.id))).consultancy)
  const booked = await Promise.allSettled(members.map((one) => one.book({ slug: course.slug, id })))
  expect(done(booked)).toBe(1)
  for (const one of booked) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409 })
  expect(await ctx.db.$count(consultancy_bookings)).toBe(1)
})

test('a double tap is one booking', async ({ ctx, as }) => {
  const { course, teacher } = await anAdvisedCourse(ctx)
  const { id } = await aSlot(ctx, { course_id: course.id, teacher_id: teacher.id })
  const { consultancy } = await as(await aConsultancyMember(ctx, course.id))
  await Promise.all([1, 2, 3].map(() => consultancy.book({ slug: course.slug, id })))
  expect(await ctx.db.$count(consultancy_bookings)).toBe(1)
})

test('a slot is removed while it is booked: either there is no slot, or it is taken', async ({ ctx, as }) => {
  const { course, teacher } = await anAdvisedCourse(ctx)
  const member = (await as(await aConsultancyMember(ctx, course.id))).consultancy
  const desk = (await as(teacher)).consultancy
  const { id } = await aSlot(ctx, { course_id: course.id, teacher_id: teacher.id })
  const answers = await Promise.allSettled([
    member.book({ slug: course.slug, id }),
    desk.removeSlot({ slug: course.slug, id }),
  ])
  expect(done(answers)).toBe(1)
  const left = await ctx.db.$count(consultancy_slots, eq(consultancy_slots.id, id))
  expect(await ctx.db.$count(consultancy_bookings)).toBe(left)
})

test('one day opened in two tabs at once: each slot once', async ({ ctx, as }) => {
  const { course, teacher } = await anAdvisedCourse(ctx)
  const { course: other } = await anAdvisedCourse(ctx, { teacher_id: teacher.id })
  const { open } = (await as(teacher)).consultancy
  const day = { day: '2026-12-01', from: '14:00', to: '17:00', minutes: 60 }
  const made = await Promise.all([course, course, other].map(({ slug }) => open({ slug, ...day })))
  expect(made.reduce((sum, { opened }) => sum + opened, 0)).toBe(3)
})

test('a conversation is settled while its purchase is cancelled: one of the two holds, and nothing hangs', async ({
  ctx,
  as,
  clock,
}) => {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, { kind: 'consultoria' }, { price: 50_00 })
  const { course, teacher } = await anAdvisedCourse(ctx, { store_id: product.store_id })
  await ctx.db.insert(course_products).values({ product_id: product.id, course_id: course.id })
  const buyer = await aBuyer(shop)
  const { order } = await aPaidOrder(buyer, [{ variant_id: product.variant.id }])
  const slot = await aSlot(ctx, { course_id: course.id, teacher_id: teacher.id })
  const { id } = await aBooking(ctx, { slot_id: slot.id, user_id: signedIn(buyer).id })
  clock.now = new Date(slot.starts_at.getTime() + HOUR)
  const [settled, cancelled] = await Promise.allSettled([
    (await as(teacher)).consultancy.settle({ id, state: 'realizada' }),
    (await as(signedIn(buyer))).orders.own.cancel({ uuid: order.uuid, reason: 'x' }),
  ])
  expect(settled.status).toBe('fulfilled')
  const [now] = await ctx.db.select({ state: orders.state }).from(orders).where(eq(orders.id, order.id))
  if (cancelled.status === 'rejected') {
    expect(cancelled.reason).toMatchObject({ status: 409 })
    expect(now?.state).toBe('entregue')
  } else expect(now?.state).not.toBe('entregue')
})
