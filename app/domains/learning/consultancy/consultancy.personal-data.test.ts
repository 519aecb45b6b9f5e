import { eq } from 'drizzle-orm'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { copyOf } from '#domains/people/privacy/exports/copy-of.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aBooking, aConsultancyMember, anAdvisedCourse, aSlot } from './consultancy.factory.ts'
import { consultancyPersonalData } from './consultancy.personal-data.ts'
import { consultancy_bookings, consultancy_slots } from './slots/slots.table.ts'

test('who is erased leaves their slots free, and who teaches is told; slots that others took stay', async ({ ctx }) => {
  const { course, teacher } = await anAdvisedCourse(ctx)
  const slot = await aSlot(ctx, { course_id: course.id, teacher_id: teacher.id })
  const member = await aConsultancyMember(ctx, course.id)
  await aBooking(ctx, { slot_id: slot.id, user_id: member.id })
  const [bookings, slots] = consultancyPersonalData
  const her = { id: teacher.id, nickname: 'x', email: 'x@exemplo.com.br' }
  expect(await ctx.db.$count(consultancy_slots, slots?.rows(her))).toBe(0)
  await ctx.transaction(async (tx) => {
    await bookings?.beforeErased?.(tx, member)
    await tx.db.delete(consultancy_bookings).where(bookings?.rows(member))
  })
  expect(await ctx.db.$count(consultancy_bookings)).toBe(0)
  expect(await ctx.db.$count(notifications, eq(notifications.user_id, teacher.id))).toBe(1)
  expect(await ctx.db.$count(consultancy_slots, slots?.rows(her))).toBe(1)
})

test('the copy says of which course and when a consultancy is', async ({ ctx }) => {
  const { course, teacher } = await anAdvisedCourse(ctx, { title: 'Solo vivo' })
  const slot = await aSlot(ctx, { course_id: course.id, teacher_id: teacher.id })
  const member = await aConsultancyMember(ctx, course.id)
  await aBooking(ctx, { slot_id: slot.id, user_id: member.id })
  expect(await copyOf(ctx, 'cursos-consultorias', member)).toMatchObject([
    { slot_id: slot.id, course_title: 'Solo vivo', slot_starts_at: slot.starts_at },
  ])
})
