import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { editedCourse, lockCourse } from '#domains/learning/courses/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { DAY } from '#shared/durations.ts'
import type { SlotRef, SlotsOpen, SlotsOpened } from './consultancy.schemas.ts'
import { overlap, slotTimesOf } from './slot-times.model.ts'
import { consultancy_bookings, consultancy_slots } from './slots.table.ts'

/**
 * Opens the slots of a day in a row, for who teaches the course. What meets another slot of the teacher, of whatever
 * course, is left out; so sent twice it opens nothing more.
 */
export const openSlots = (ctx: Context, { slug, ...row }: SlotsOpen): Promise<SlotsOpened> =>
  ctx.transaction(async (tx) => {
    const course = await lockCourse(tx, slug)
    const { teacher_id } = course
    if (row.to <= row.from) throw invalidField('to', 'O fim precisa vir depois do começo.')
    const times = slotTimesOf(row)
    if (!times.length) throw invalidField('minutes', 'Entre o começo e o fim não cabe um horário dessa duração.')
    const ahead = times.filter((at) => at > tx.now())
    if (!ahead.length) throw invalidField('day', 'Esses horários já passaram. Escolha um dia que ainda vem.')
    // One opening of a teacher at a time, whatever the course.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`consultancy:${teacher_id}`}, 0))`)
    const [first = new Date(0)] = ahead
    const around = await tx.db
      .select({ starts_at: consultancy_slots.starts_at, minutes: consultancy_slots.minutes })
      .from(consultancy_slots)
      .where(
        and(
          eq(consultancy_slots.teacher_id, teacher_id),
          gt(consultancy_slots.starts_at, new Date(first.getTime() - DAY)),
          lt(consultancy_slots.starts_at, new Date(first.getTime() + 2 * DAY)),
        ),
      )
    const spans = ahead.map((starts_at) => ({ starts_at, minutes: row.minutes }))
    const fresh = spans.filter((span) => !around.some((other) => overlap(span, other)))
    if (fresh.length)
      await tx.db
        .insert(consultancy_slots)
        .values(fresh.map((span) => ({ ...span, course_id: course.id, teacher_id, created_at: tx.now() })))
    if (fresh.length) await note(tx, course, 'opened', { name: course.title, slots: fresh.length })
    return { opened: fresh.length, skipped: times.length - fresh.length }
  })

/** A slot that nobody took. What was cancelled in it goes with it. */
export const removeSlot = (ctx: Context, { slug, id }: SlotRef): Promise<void> =>
  ctx.transaction(async (tx) => {
    const course = await editedCourse(tx, slug)
    const mine = and(eq(consultancy_slots.id, id), eq(consultancy_slots.course_id, course.id))
    // Behind the same lock as who books it.
    const [slot] = await tx.db.select().from(consultancy_slots).where(mine).for('update')
    if (!slot) throw new AppError('not_found', 'Não encontramos esse horário.')
    const taken = and(eq(consultancy_bookings.slot_id, id), ne(consultancy_bookings.state, 'cancelada'))
    if (await tx.db.$count(consultancy_bookings, taken))
      throw new AppError('conflict', 'Este horário já tem uma pessoa. Cancele a conversa antes.')
    await tx.db.delete(consultancy_bookings).where(eq(consultancy_bookings.slot_id, id))
    await tx.db.delete(consultancy_slots).where(mine)
    await note(tx, course, 'removed', { name: course.title, starts_at: slot.starts_at })
  })

/** What the team does in other people's consultancy is in the audit log. */
async function note(tx: Context, course: Awaited<ReturnType<typeof editedCourse>>, act: string, after: object) {
  const me = signedIn(tx).id
  const { rows } = await tx.db.execute(sql`select 1 where ${course.teacher_id} = ${me} or exists (
    select from store_members m where m.store_id = ${course.store_id} and m.user_id = ${me})`)
  if (!rows.length) await audit(tx, { action: `consultancy_slot.${act}`, subject: `course:${course.id}`, after })
}
