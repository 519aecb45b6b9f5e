import { randomUUID } from 'node:crypto'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { course_grants } from '#domains/learning/enrolment/enrolments/enrolments.table.ts'
import { aStore } from '#domains/market/stores/stores.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { consultancy_bookings, consultancy_slots } from './slots/slots.table.ts'

/** A published course of a new store, whose teacher gives a consultancy. */
export async function anAdvisedCourse(ctx: Context, fields: Partial<typeof courses.$inferInsert> = {}) {
  const teacher = fields.teacher_id ? { id: fields.teacher_id } : await aUser(ctx, { roles: ['professor'] })
  const { store, owner } = await aStore(ctx)
  const course = one(
    await ctx.db
      .insert(courses)
      .values({
        ...{ slug: `curso-${randomUUID().slice(0, 8)}`, title: 'Solo vivo', summary: 'Do substrato à colheita.' },
        ...{ level: 'iniciante', access: 'pago', about: { type: 'doc', content: [] } },
        ...{ state: 'publicado', published_at: ctx.now(), store_id: store.id, created_by: owner.id, ...fields },
        teacher_id: teacher.id,
      })
      .returning(),
  )
  return { course, teacher, store, owner }
}

/** Somebody in the course's consultancy. */
export async function aConsultancyMember(
  ctx: Context,
  course_id: number,
  fields: Partial<typeof course_grants.$inferInsert> = {},
) {
  const member = await aUser(ctx)
  await ctx.db
    .insert(course_grants)
    .values({ course_id, user_id: member.id, what: 'consultoria', source: 'convite', created_at: ctx.now(), ...fields })
  return member
}

/** A slot of 45 minutes, three days from now. */
export async function aSlot(
  ctx: Context,
  fields: Partial<typeof consultancy_slots.$inferInsert> & { course_id: number; teacher_id: number },
) {
  return one(
    await ctx.db
      .insert(consultancy_slots)
      .values({ starts_at: new Date(ctx.now().getTime() + 3 * DAY), minutes: 45, created_at: ctx.now(), ...fields })
      .returning(),
  )
}

export async function aBooking(ctx: Context, fields: typeof consultancy_bookings.$inferInsert) {
  return one(
    await ctx.db
      .insert(consultancy_bookings)
      .values({ created_at: ctx.now(), ...fields })
      .returning(),
  )
}

function one<T>(rows: T[]): T {
  const [row] = rows
  if (!row) throw new Error('insert returned no row')
  return row
}
