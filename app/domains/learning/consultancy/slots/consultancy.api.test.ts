import { eq } from 'drizzle-orm'
import { course_products } from '#domains/learning/courses/courses/courses.table.ts'
import { course_grants } from '#domains/learning/enrolment/enrolments/enrolments.table.ts'
import { endGrants } from '#domains/learning/enrolment/enrolments/grants.actions.ts'
import { orders } from '#domains/market/orders/orders/orders.table.ts'
import { aBuyer, aPaidOrder } from '#domains/market/orders/orders.factory.ts'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aMember } from '#domains/market/stores/stores.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aBooking, aConsultancyMember, anAdvisedCourse, aSlot } from '../consultancy.factory.ts'
import { consultancy_bookings } from './slots.table.ts'

const noticesOf = async ({ db }: Context, user_id: number) =>
  (await db.select().from(notifications).where(eq(notifications.user_id, user_id))).map(({ title }) => title)

const day = { day: '2026-12-01', from: '14:00', to: '17:00', minutes: 45 }

test('a teacher opens a day in rows; what meets another slot is left out, of another course too', async ({
  ctx,
  as,
}) => {
  const { course, teacher } = await anAdvisedCourse(ctx)
  const { course: other } = await anAdvisedCourse(ctx, { teacher_id: teacher.id })
  const { consultancy } = await as(teacher)
  expect(await consultancy.open({ slug: course.slug, ...day })).toEqual({ opened: 4, skipped: 0 })
  expect(await consultancy.open({ slug: course.slug, ...day })).toEqual({ opened: 0, skipped: 4 })
  expect(await consultancy.open({ slug: other.slug, ...day, to: '18:00', minutes: 60 })).toEqual({
    opened: 1,
    skipped: 3,
  })
  const { data } = await consultancy.slots({ slug: course.slug })
  expect(data).toMatchObject([{ minutes: 45, free: true, booking: null }, {}, {}, {}])
  expect((await consultancy.slots({ slug: course.slug, when: 'passados' })).total).toBe(0)
  await consultancy.removeSlot({ slug: course.slug, id: data[0]?.id ?? 0 })
  expect((await consultancy.slots({ slug: course.slug })).total).toBe(3)
})

test('what cannot be opened is refused beside its field', async ({ ctx, as }) => {
  const { course, teacher } = await anAdvisedCourse(ctx)
  const { open } = (await as(teacher)).consultancy
  const errorsOf = async (fields: object) =>
    Object.keys(
      await open({ slug: course.slug, ...day, ...fields }).then(
        () => ({}),
        ({ data }) => data.errors,
      ),
    )
  expect(await errorsOf({ to: '13:00' })).toEqual(['to'])
  expect(await errorsOf({ minutes: 200 })).toEqual(['minutes'])
  expect(await errorsOf({ minutes: 5 })).toEqual(['minutes'])
  expect(await errorsOf({ day: '2026-11-20' })).toEqual(['day'])
  expect(await errorsOf({ from: '25:00' })).toEqual(['from'])
})

test('who does not edit the course finds nothing of its desk', async ({ ctx, as }) => {
  const { course, teacher, store, owner } = await anAdvisedCourse(ctx)
  const slot = await aSlot(ctx, { course_id: course.id, teacher_id: teacher.id })
  const member = await aConsultancyMember(ctx, course.id)
  const booking = await aBooking(ctx, { slot_id: slot.id, user_id: member.id })
  const others = [await aUser(ctx, { roles: ['professor'] }), await aMember(ctx, store.id, 'viewer'), member]
  for (const one of others) {
    const { consultancy } = await as(one)
    for (const call of [
      consultancy.slots({ slug: course.slug }),
      consultancy.members({ slug: course.slug }),
      consultancy.open({ slug: course.slug, ...day }),
      consultancy.removeSlot({ slug: course.slug, id: slot.id }),
      consultancy.link({ id: booking.id, link: 'https://meet.example.com' }),
      consultancy.settle({ id: booking.id, state: 'faltou' }),
    ])
      await expect(call).rejects.toMatchObject({ status: 404 })
  }
  await expect((await as(others[0] ?? member)).consultancy.cancel({ id: booking.id })).rejects.toMatchObject({
    status: 404,
  })
  // The store's owner edits its courses.
  expect((await (await as(owner)).consultancy.slots({ slug: course.slug })).data).toMatchObject([
    { booking: { nickname: member.nickname } },
  ])
})

test('not a member: what it is and how one comes in, no slots; a draft is found by nobody', async ({
  ctx,
  as,
  api,
}) => {
  const { course, teacher, store } = await anAdvisedCourse(ctx)
  await aSlot(ctx, { course_id: course.id, teacher_id: teacher.id })
  const product = await aProduct(ctx, { store_id: store.id, kind: 'consultoria', name: 'Consultoria de solo' })
  await ctx.db.insert(course_products).values({ product_id: product.id, course_id: course.id })
  const shown = await api.consultancy.show({ slug: course.slug })
  expect(shown).toMatchObject({ role: 'outside', slots: [], bookings: [], offers: [{ name: 'Consultoria de solo' }] })
  // A place in the course alone opens no consultancy.
  const pupil = await aConsultancyMember(ctx, course.id, { what: 'curso' })
  expect(await (await as(pupil)).consultancy.show({ slug: course.slug })).toMatchObject({ role: 'outside' })
  await expect((await as(pupil)).consultancy.book({ slug: course.slug, id: 1 })).rejects.toMatchObject({ status: 403 })
  const draft = await anAdvisedCourse(ctx, { state: 'rascunho' })
  await expect(api.consultancy.show({ slug: draft.course.slug })).rejects.toMatchObject({ status: 404 })
})

test('a member books, both are told, and cancels until a day before; then it is free again', async ({
  ctx,
  as,
  clock,
}) => {
  const { course, teacher } = await anAdvisedCourse(ctx)
  const slot = await aSlot(ctx, { course_id: course.id, teacher_id: teacher.id })
  const ref = { slug: course.slug, id: slot.id }
  const [member, other] = [await aConsultancyMember(ctx, course.id), await aConsultancyMember(ctx, course.id)]
  const { consultancy } = await as(member)
  const booked = await consultancy.book({ ...ref, note: 'pH da rega' })
  expect(booked).toMatchObject({
    role: 'member',
    slots: [],
    bookings: [{ note: 'pH da rega', state: 'confirmada', can: { cancel: true } }],
  })
  expect((await consultancy.book(ref)).bookings).toHaveLength(1)
  expect(await noticesOf(ctx, member.id)).toEqual(['Sua consultoria está marcada'])
  expect(await noticesOf(ctx, teacher.id)).toEqual(['Uma consultoria foi marcada'])
  await expect((await as(other)).consultancy.book(ref)).rejects.toMatchObject({ status: 409 })
  await expect((await as(teacher)).consultancy.book(ref)).rejects.toMatchObject({ status: 409 })
  await expect((await as(teacher)).consultancy.removeSlot(ref)).rejects.toMatchObject({ status: 409 })
  const id = booked.bookings[0]?.id ?? 0
  await expect((await as(other)).consultancy.cancel({ id })).rejects.toMatchObject({ status: 404 })
  await consultancy.cancel({ id })
  await consultancy.cancel({ id })
  expect(await noticesOf(ctx, teacher.id)).toHaveLength(2)
  expect((await (await as(other)).consultancy.book(ref)).bookings).toHaveLength(1)
  clock.now = new Date(slot.starts_at.getTime() - DAY + 1)
  const late = (await (await as(other)).consultancy.show({ slug: course.slug })).bookings[0]
  expect(late?.can.cancel).toBe(false)
  await expect((await as(other)).consultancy.cancel({ id: late?.id ?? 0 })).rejects.toMatchObject({ status: 409 })
  // Who teaches may, until it begins.
  await (await as(teacher)).consultancy.cancel({ id: late?.id ?? 0 })
  expect(await noticesOf(ctx, other.id)).toContain('Sua consultoria foi desmarcada')
})

test('slots that are over or not of the course are not booked', async ({ ctx, as }) => {
  const { course, teacher } = await anAdvisedCourse(ctx)
  const { course: other } = await anAdvisedCourse(ctx)
  const past = new Date(ctx.now().getTime() - HOUR)
  const over = await aSlot(ctx, { course_id: course.id, teacher_id: teacher.id, starts_at: past })
  const foreign = await aSlot(ctx, { course_id: other.id, teacher_id: other.teacher_id })
  const { consultancy } = await as(await aConsultancyMember(ctx, course.id))
  await expect(consultancy.book({ slug: course.slug, id: over.id })).rejects.toMatchObject({ status: 409 })
  await expect(consultancy.book({ slug: course.slug, id: foreign.id })).rejects.toMatchObject({ status: 404 })
})

test('the link is by who teaches, and whether it took place is said after it began', async ({ ctx, as, clock }) => {
  const { course, teacher } = await anAdvisedCourse(ctx)
  const slot = await aSlot(ctx, { course_id: course.id, teacher_id: teacher.id })
  const member = await aConsultancyMember(ctx, course.id)
  const { id } = await aBooking(ctx, { slot_id: slot.id, user_id: member.id })
  const { consultancy } = await as(teacher)
  await expect(consultancy.link({ id, link: 'http://meet.example.com' })).rejects.toMatchObject({ status: 422 })
  await consultancy.link({ id, link: 'https://meet.example.com/solo' })
  expect(await noticesOf(ctx, member.id)).toEqual(['A sua consultoria tem um link'])
  expect((await (await as(member)).consultancy.show({ slug: course.slug })).bookings).toMatchObject([
    { link: 'https://meet.example.com/solo' },
  ])
  await expect(consultancy.settle({ id, state: 'realizada' })).rejects.toMatchObject({ status: 409 })
  clock.now = new Date(slot.starts_at.getTime() + 2 * HOUR)
  await consultancy.settle({ id, state: 'realizada' })
  await expect(consultancy.cancel({ id })).rejects.toMatchObject({ status: 409 })
  expect((await consultancy.slots({ slug: course.slug, when: 'passados' })).data).toMatchObject([
    { booking: { state: 'realizada', can: { settle: true } } },
  ])
})

test('what was cancelled is neither linked nor settled', async ({ ctx, as }) => {
  const { course, teacher } = await anAdvisedCourse(ctx)
  const slot = await aSlot(ctx, { course_id: course.id, teacher_id: teacher.id })
  const member = await aConsultancyMember(ctx, course.id)
  const { id } = await aBooking(ctx, { slot_id: slot.id, user_id: member.id, state: 'cancelada' })
  const { consultancy } = await as(teacher)
  await expect(consultancy.link({ id, link: '' })).rejects.toMatchObject({ status: 409 })
  await expect(consultancy.settle({ id, state: 'faltou' })).rejects.toMatchObject({ status: 409 })
})

test('members now, with how often they came; whose time is over is none', async ({ ctx, as }) => {
  const { course, teacher } = await anAdvisedCourse(ctx)
  const member = await aConsultancyMember(ctx, course.id)
  await aConsultancyMember(ctx, course.id, { ends_at: new Date(ctx.now().getTime() - DAY) })
  await aConsultancyMember(ctx, course.id, { what: 'curso' })
  const slot = await aSlot(ctx, { course_id: course.id, teacher_id: teacher.id })
  await aBooking(ctx, { slot_id: slot.id, user_id: member.id })
  const { members } = (await as(teacher)).consultancy
  expect((await members({ slug: course.slug })).data).toMatchObject([
    { nickname: member.nickname, bookings_count: 1, ends_at: null },
  ])
  expect((await members({ slug: course.slug, search: 'ninguém assim' })).total).toBe(0)
})

test('who is no member any more leaves their slots free', async ({ ctx, as }) => {
  const { course, teacher } = await anAdvisedCourse(ctx)
  const member = await aConsultancyMember(ctx, course.id)
  const slot = await aSlot(ctx, { course_id: course.id, teacher_id: teacher.id })
  await (await as(member)).consultancy.book({ slug: course.slug, id: slot.id })
  await ctx.transaction((tx) =>
    endGrants(tx, { course_id: course.id, user_id: member.id, source: 'convite' }, 'retirado'),
  )
  expect(await ctx.db.select().from(course_grants)).toMatchObject([{ ended_why: 'retirado' }])
  expect(await ctx.db.select().from(consultancy_bookings)).toMatchObject([{ state: 'cancelada' }])
  expect(await noticesOf(ctx, teacher.id)).toContain('Uma consultoria foi desmarcada')
})

test('what the team opens is in the audit log', async ({ ctx, as }) => {
  const { course } = await anAdvisedCourse(ctx)
  const { consultancy } = await as(await aStaffMember(ctx, ['courses.manage']))
  await consultancy.open({ slug: course.slug, ...day })
  const { data } = await consultancy.slots({ slug: course.slug })
  await consultancy.removeSlot({ slug: course.slug, id: data[0]?.id ?? 0 })
  expect((await ctx.db.select().from(audit_log)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['consultancy_slot.opened', 'consultancy_slot.removed']),
  )
})

test('what a member writes is read by who gives the slot alone', async ({ ctx, as, page }) => {
  const { course, teacher, owner } = await anAdvisedCourse(ctx)
  const slot = await aSlot(ctx, { course_id: course.id, teacher_id: teacher.id })
  const member = await aConsultancyMember(ctx, course.id)
  await aBooking(ctx, { slot_id: slot.id, user_id: member.id, note: 'Minha planta e eu.' })
  const noteFor = async (who: { id: number }) =>
    (await (await as(who)).consultancy.slots({ slug: course.slug })).data[0]?.booking?.note
  expect(await noteFor(teacher)).toBe('Minha planta e eu.')
  // Who teaches is not in the store here.
  expect((await page(`/dichavando/cursos/${course.slug}/consultoria`, teacher)).text).toContain('Minha planta e eu.')
  expect((await page(`/dichavando/cursos/${course.slug}/consultoria`, owner)).text).not.toContain('Minha planta e eu.')
  expect(await noteFor(owner)).toBe('')
  expect(await noteFor(await aStaffMember(ctx, ['courses.manage']))).toBe('')
})

test('a conversation that took place delivers what was paid for it: nobody cancels it after', async ({
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
  const state = async () =>
    (await ctx.db.select({ state: orders.state }).from(orders).where(eq(orders.id, order.id)))[0]?.state
  expect(await state()).toBe('pago')
  clock.now = new Date(slot.starts_at.getTime() + HOUR)
  await (await as(teacher)).consultancy.settle({ id, state: 'realizada' })
  expect(await state()).toBe('entregue')
  await (await as(teacher)).consultancy.settle({ id, state: 'faltou' })
  await expect((await as(signedIn(buyer))).orders.own.cancel({ uuid: order.uuid, reason: 'x' })).rejects.toMatchObject({
    status: 409,
  })
})

test('a slot after the end of the membership is neither offered nor taken', async ({ ctx, as }) => {
  const { course, teacher } = await anAdvisedCourse(ctx)
  const far = new Date(ctx.now().getTime() + 40 * DAY)
  const slot = await aSlot(ctx, { course_id: course.id, teacher_id: teacher.id, starts_at: far })
  const until = new Date(ctx.now().getTime() + 30 * DAY)
  const { consultancy } = await as(await aConsultancyMember(ctx, course.id, { ends_at: until }))
  expect((await consultancy.show({ slug: course.slug })).slots).toEqual([])
  await expect(consultancy.book({ slug: course.slug, id: slot.id })).rejects.toMatchObject({ status: 409 })
})
