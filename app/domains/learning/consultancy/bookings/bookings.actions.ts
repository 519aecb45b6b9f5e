import { and, eq, gt, inArray, ne, not, type SQL, sql } from 'drizzle-orm'
import { editableBy } from '#domains/learning/courses/courses/courses.policy.ts'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import type { GrantKind } from '#domains/learning/enrolment/enrolments/enrolment.kinds.ts'
import { openTo } from '#domains/learning/enrolment/index.ts'
import { giveService, lockOrderOfLine } from '#domains/market/orders/index.ts'
import { store_members } from '#domains/market/stores/members/store-members.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { slotTimes } from '../slots/booking.words.ts'
import { memberCancels, teacherCancels, teacherSettles } from '../slots/consultancy.policy.ts'
import { memberThen, showConsultancy } from '../slots/consultancy.queries.ts'
import type { BookingLink, BookingRef, BookingSettle, Consultancy, SlotBook } from '../slots/consultancy.schemas.ts'
import { consultancyEntry } from '../slots/consultancy-entry.queries.ts'
import { consultancy_bookings, consultancy_slots } from '../slots/slots.table.ts'

/** For members: the first who takes a slot has it. Sent twice it is one booking. Both are told. */
export const bookSlot = (ctx: Context, { slug, id, note }: SlotBook): Promise<Consultancy> =>
  ctx.transaction(async (tx) => {
    const { course, role } = await consultancyEntry(tx, slug)
    const me = signedIn(tx)
    if (role === 'teacher') throw new AppError('conflict', 'Você edita este curso: quem marca são os membros.')
    if (role !== 'member') throw new AppError('forbidden', 'Só membros da consultoria marcam um horário.')
    const mine = and(eq(consultancy_slots.id, id), eq(consultancy_slots.course_id, course.id))
    const [slot] = await tx.db.select().from(consultancy_slots).where(mine).for('update')
    if (!slot) throw new AppError('not_found', 'Este horário não existe mais. Escolha outro.')
    if (slot.starts_at <= tx.now()) throw new AppError('conflict', 'Este horário já passou. Escolha outro.')
    const [{ member } = { member: false }] = await tx.db
      .select({ member: memberThen(me.id) })
      .from(consultancy_slots)
      .where(mine)
    if (!member)
      throw new AppError(
        'conflict',
        'Neste dia você não é mais membro da consultoria. Escolha um horário antes do fim.',
      )
    const living = and(eq(consultancy_bookings.slot_id, id), ne(consultancy_bookings.state, 'cancelada'))
    const [taken] = await tx.db.select().from(consultancy_bookings).where(living)
    if (taken?.user_id === me.id) return showConsultancy(tx, { slug })
    if (taken) throw new AppError('conflict', 'Este horário acabou de ser marcado por outra pessoa. Escolha outro.')
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`consultancy:${course.id}:${me.id}`}, 0))`)
    const ahead = tx.db
      .select({ id: consultancy_slots.id })
      .from(consultancy_slots)
      .where(and(eq(consultancy_slots.course_id, course.id), gt(consultancy_slots.starts_at, tx.now())))
    const own = and(
      eq(consultancy_bookings.user_id, me.id),
      eq(consultancy_bookings.state, 'confirmada'),
      inArray(consultancy_bookings.slot_id, ahead),
    )
    if (await tx.db.$count(consultancy_bookings, own))
      throw new AppError(
        'conflict',
        'Você já tem uma conversa marcada neste curso. Depois dela, ou desmarcando, marque outra.',
      )
    const [made] = await tx.db
      .insert(consultancy_bookings)
      .values({ slot_id: id, user_id: me.id, note, created_at: tx.now() })
      .returning({ id: consultancy_bookings.id })
    if (!made) throw new Error('insert returned no row')
    await tellBoth(tx, { booking_id: made.id, user_id: me.id, slot, course }, 'booked')
    return showConsultancy(tx, { slug })
  })

/** By its member until a day before, by who edits the course until it begins. Both are told. */
export const cancelBooking = (ctx: Context, { id }: BookingRef): Promise<void> =>
  ctx.transaction(async (tx) => {
    const found = await find(tx, id)
    const { booking, slot, edits } = found
    const told = { state: booking.state, starts_at: slot.starts_at }
    if (booking.state === 'cancelada') return
    const may = edits ? teacherCancels(told, tx.now()) : memberCancels(told, tx.now())
    if (!may)
      throw new AppError(
        'conflict',
        edits
          ? 'Esta conversa já começou. Diga se ela aconteceu.'
          : 'Falta menos de um dia: fale com quem ensina para desmarcar.',
      )
    await cancel(tx, found)
  })

type Found = Awaited<ReturnType<typeof find>>

async function cancel(tx: Context, { booking, slot, course }: Omit<Found, 'edits'>) {
  await tx.db.update(consultancy_bookings).set({ state: 'cancelada' }).where(eq(consultancy_bookings.id, booking.id))
  await tellBoth(tx, { booking_id: booking.id, user_id: booking.user_id, slot, course }, 'cancelled')
}

/** The address of the meeting, for its member. */
export const linkBooking = (ctx: Context, { id, ...edit }: BookingLink): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { booking, edits, slot, course } = await find(tx, id)
    if (!edits) throw noBooking()
    if (booking.state === 'cancelada') throw new AppError('conflict', 'Esta conversa foi cancelada.')
    const { link } = mergeEdit(edit, { link: booking.link })
    await tx.db.update(consultancy_bookings).set({ link }).where(eq(consultancy_bookings.id, id))
    if (link && link !== booking.link)
      await notify(tx, {
        ...{ user_id: booking.user_id, kind: 'course', key: `consultancy-link:${id}:${tx.now().getTime()}` },
        ...{ title: 'A sua consultoria tem um link', text: slotTimes(slot) },
        url: `/dichavando/cursos/${course.slug}/consultoria`,
      })
  })

/** Whether it took place: the purchase that gave it is delivered then, and is not cancelled any more. */
export const settleBooking = (ctx: Context, { id, state }: BookingSettle): Promise<void> =>
  ctx.transaction(async (tx) => {
    // First, as a refund of it would: it takes the order, then what it opened.
    const line_id = await lineOf(tx, id)
    const order = line_id && (await lockOrderOfLine(tx, line_id))
    const { booking, slot, edits } = await find(tx, id)
    if (!edits) throw noBooking()
    if (booking.state === 'cancelada') throw new AppError('conflict', 'Esta conversa foi cancelada.')
    if (!teacherSettles({ state: booking.state, starts_at: slot.starts_at }, tx.now()))
      throw new AppError('conflict', 'Esta conversa ainda não começou.')
    await tx.db.update(consultancy_bookings).set({ state }).where(eq(consultancy_bookings.id, id))
    if (order) await giveService(tx, order)
  })

/** What was bought first of what makes somebody a member, and is not delivered yet. */
async function lineOf({ db }: Context, booking_id: number) {
  const { rows } = await db.execute<{ id: number }>(sql`select g.order_line_id as id from consultancy_bookings b
    join consultancy_slots s on s.id = b.slot_id
    join course_grants g on g.course_id = s.course_id and g.user_id = b.user_id and g.what = 'consultoria' and g.ended_at is null
    join order_lines l on l.id = g.order_line_id join orders o on o.id = l.order_id and o.state = 'pago'
    where b.id = ${booking_id} order by g.id limit 1`)
  return rows[0]?.id
}

/** Who is no member any more leaves their slots to those who are. */
export async function cancelClosed(
  tx: Context,
  { course_id, user_id, what }: { course_id: number; user_id: number; what: GrantKind },
) {
  if (what !== 'consultoria') return
  const closed = not(openTo(consultancy_slots.course_id, user_id, tx.now(), 'consultoria'))
  await cancelAhead(tx, user_id, and(eq(consultancy_slots.course_id, course_id), closed))
}

/** Who leaves the site leaves all of them. */
export const cancelAll = (tx: Context, { id }: { id: number }) => cancelAhead(tx, id)

async function cancelAhead(tx: Context, user_id: number, which?: SQL) {
  const rows = await tx.db
    .select({ booking: consultancy_bookings, slot: consultancy_slots, course: courses })
    .from(consultancy_bookings)
    .innerJoin(consultancy_slots, eq(consultancy_slots.id, consultancy_bookings.slot_id))
    .innerJoin(courses, eq(courses.id, consultancy_slots.course_id))
    .where(
      and(
        eq(consultancy_bookings.user_id, user_id),
        eq(consultancy_bookings.state, 'confirmada'),
        gt(consultancy_slots.starts_at, tx.now()),
        which,
      ),
    )
    .orderBy(consultancy_slots.id)
    .for('update', { of: consultancy_bookings })
  for (const found of rows) await cancel(tx, found)
}

const noBooking = () => new AppError('not_found', 'Não encontramos essa conversa.')

/** One's own, or of a course that the viewer edits; locked. */
async function find(tx: Context, id: number) {
  const viewer = signedIn(tx)
  const [found] = await tx.db
    .select({ booking: consultancy_bookings, slot: consultancy_slots, course: courses })
    .from(consultancy_bookings)
    .innerJoin(consultancy_slots, eq(consultancy_slots.id, consultancy_bookings.slot_id))
    .innerJoin(courses, eq(courses.id, consultancy_slots.course_id))
    .where(eq(consultancy_bookings.id, id))
    .for('update', { of: consultancy_bookings })
  if (!found) throw noBooking()
  const mine = and(eq(courses.id, found.course.id), editableBy(viewer))
  const edits = (await tx.db.$count(courses, mine)) > 0
  if (!edits && found.booking.user_id !== viewer.id) throw noBooking()
  return { ...found, edits }
}

const words = {
  booked: { teacher: 'Uma consultoria foi marcada', member: 'Sua consultoria está marcada' },
  cancelled: { teacher: 'Uma consultoria foi desmarcada', member: 'Sua consultoria foi desmarcada' },
} as const

type Told = Pick<Found, 'slot' | 'course'> & { booking_id: number; user_id: number }

/** Both are told, who did it as their record of the time; and whoever keeps whom away: what is paid takes place. Nobody is named. */
async function tellBoth(tx: Context, { booking_id, user_id, slot, course }: Told, act: keyof typeof words) {
  const one = {
    kind: 'course' as const,
    text: `${course.title}: ${slotTimes(slot)}`,
    key: `consultancy-${act}:${booking_id}`,
  }
  const page = `/dichavando/cursos/${course.slug}/consultoria`
  // The desk, with who comes and what about, for a teacher who is in the store.
  const [store] = await tx.db
    .select({ slug: stores.slug })
    .from(stores)
    .innerJoin(store_members, and(eq(store_members.store_id, stores.id), eq(store_members.user_id, slot.teacher_id)))
    .where(eq(stores.id, course.store_id))
  const desk = store ? `/vendedor/dashboard/${store.slug}/cursos/${course.slug}/consultoria` : page
  await notify(tx, { ...one, user_id: slot.teacher_id, title: words[act].teacher, url: desk })
  await notify(tx, { ...one, user_id, title: words[act].member, url: page })
}
