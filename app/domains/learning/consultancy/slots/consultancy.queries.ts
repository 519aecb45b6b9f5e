import { and, asc, count, desc, eq, gt, lte, ne, notExists, sql } from 'drizzle-orm'
import type { CourseRef } from '#domains/learning/courses/courses/courses.schemas.ts'
import { editedCourse, offersOf } from '#domains/learning/courses/index.ts'
import { openTo } from '#domains/learning/enrolment/index.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { memberCancels, teacherCancels, teacherSettles } from './consultancy.policy.ts'
import type { Consultancy, ConsultancyMemberFilter, DeskFilter, OwnBooking } from './consultancy.schemas.ts'
import { consultancyEntry } from './consultancy-entry.queries.ts'
import { consultancy_bookings, consultancy_slots } from './slots.table.ts'

/** The most slots that a page offers; the rest comes as these are taken or over. */
const MOST = 200

/** What a course's consultancy is, how one comes in, and for a member what is free and what is theirs. */
export async function showConsultancy(ctx: Context, { slug }: CourseRef): Promise<Consultancy> {
  const { course, role, apart } = await consultancyEntry(ctx, slug)
  const [offers, [names], slots, bookings] = await Promise.all([
    apart ? [] : offersOf(ctx, course.id),
    ctx.db
      .select({ teacher: sql<string>`${users.nickname}`, store: stores.slug })
      .from(users)
      .innerJoin(stores, eq(stores.id, course.store_id))
      .where(eq(users.id, course.teacher_id)),
    role === 'member' ? freeSlots(ctx, course.id) : [],
    ctx.viewer ? ownBookings(ctx, course.id) : [],
  ])
  return {
    course: { slug, title: course.title, teacher: apart ? '' : (names?.teacher ?? ''), store: names?.store ?? '' },
    ...{ role, apart },
    offers: offers.filter(({ kind, sold }) => sold && kind === 'consultoria'),
    slots,
    bookings,
  }
}

const living = (ctx: Context) =>
  ctx.db
    .select({ one: sql`1` })
    .from(consultancy_bookings)
    .where(and(eq(consultancy_bookings.slot_id, consultancy_slots.id), ne(consultancy_bookings.state, 'cancelada')))

/** What makes somebody a member has not ended when a slot begins; of a query over `consultancy_slots`. */
export const memberThen = (user_id: number) =>
  sql<boolean>`exists (select from course_grants g where g.course_id = ${consultancy_slots.course_id} and g.user_id = ${user_id}
    and g.what = 'consultoria' and g.ended_at is null and coalesce(g.starts_at, '-infinity') <= ${consultancy_slots.starts_at}
    and coalesce(g.ends_at, 'infinity') > ${consultancy_slots.starts_at})`

/** Those in which the viewer is a member still. */
const freeSlots = (ctx: Context, course_id: number) =>
  ctx.db
    .select({ id: consultancy_slots.id, starts_at: consultancy_slots.starts_at, minutes: consultancy_slots.minutes })
    .from(consultancy_slots)
    .where(
      and(
        eq(consultancy_slots.course_id, course_id),
        gt(consultancy_slots.starts_at, ctx.now()),
        memberThen(signedIn(ctx).id),
        notExists(living(ctx)),
      ),
    )
    .orderBy(asc(consultancy_slots.starts_at))
    .limit(MOST)

async function ownBookings(ctx: Context, course_id: number): Promise<OwnBooking[]> {
  const rows = await ctx.db
    .select({ booking: consultancy_bookings, slot: consultancy_slots })
    .from(consultancy_bookings)
    .innerJoin(consultancy_slots, eq(consultancy_slots.id, consultancy_bookings.slot_id))
    .where(and(eq(consultancy_bookings.user_id, signedIn(ctx).id), eq(consultancy_slots.course_id, course_id)))
    .orderBy(desc(consultancy_slots.starts_at), desc(consultancy_bookings.id))
    .limit(MOST)
  return rows.map(({ booking: { id, state, note, link }, slot: { starts_at, minutes } }) => ({
    ...{ id, state, note, starts_at, minutes },
    link: state === 'confirmada' ? link : '',
    can: { cancel: memberCancels({ state, starts_at }, ctx.now()) },
  }))
}

/** Slots with who took them, for who edits the course. Two queries. */
export async function listSlots(ctx: Context, { slug, when, ...filter }: DeskFilter) {
  const course = await editedCourse(ctx, slug)
  const isAhead = when === 'proximos'
  const end = sql`${consultancy_slots.starts_at} + ${consultancy_slots.minutes} * interval '1 minute'`
  const now = sql`${ctx.now().toISOString()}::timestamptz`
  const where = and(eq(consultancy_slots.course_id, course.id), isAhead ? gt(end, now) : lte(end, now))
  const { limit, offset } = windowOf(filter, 50)
  const turn = isAhead ? asc : desc
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({ slot: consultancy_slots, booking: consultancy_bookings, nickname: sql<string>`${users.nickname}` })
      .from(consultancy_slots)
      .leftJoin(
        consultancy_bookings,
        and(eq(consultancy_bookings.slot_id, consultancy_slots.id), ne(consultancy_bookings.state, 'cancelada')),
      )
      .leftJoin(users, eq(users.id, consultancy_bookings.user_id))
      .where(where)
      .orderBy(turn(consultancy_slots.starts_at))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(consultancy_slots).where(where),
  ])
  const data = rows.map(({ slot: { id, starts_at, minutes, teacher_id }, booking, nickname }) => {
    const told = booking && { state: booking.state, starts_at }
    return {
      ...{ id, starts_at, minutes },
      free: booking === null,
      booking: booking &&
        told && {
          ...{ id: booking.id, user_id: booking.user_id, nickname },
          // For who teaches alone, as the form says; who else edits the course sees who comes, and when.
          note: teacher_id === signedIn(ctx).id ? booking.note : '',
          ...{ state: booking.state, link: booking.link },
          can: { cancel: teacherCancels(told, ctx.now()), settle: teacherSettles(told, ctx.now()) },
        },
    }
  })
  return toPage(data, totals[0]?.total ?? 0, filter, 50)
}

/** Who is a member now, for who edits the course. Two queries. */
export async function listMembers(ctx: Context, { slug, ...filter }: ConsultancyMemberFilter) {
  const course = await editedCourse(ctx, slug)
  const where = and(
    sql`${openTo(sql`${course.id}`, users.id, ctx.now(), 'consultoria')}`,
    filter.search ? contains(sql`${users.nickname}::text`, filter.search) : undefined,
  )
  const grants = sql`from course_grants g where g.course_id = ${course.id} and g.user_id = ${users.id}
    and g.what = 'consultoria' and g.ended_at is null`
  const since = sql<Date>`(select min(coalesce(g.starts_at, g.created_at)) ${grants})`.mapWith(users.created_at)
  const { limit, offset } = windowOf(filter)
  const [data, totals] = await Promise.all([
    ctx.db
      .select({
        user_id: users.id,
        nickname: sql<string>`${users.nickname}`,
        since,
        ends_at:
          sql<Date | null>`(select case when bool_or(g.ends_at is null) then null else max(g.ends_at) end ${grants})`.mapWith(
            users.created_at,
          ),
        bookings_count: sql<number>`(select count(*)::int from consultancy_bookings b
          join consultancy_slots s on s.id = b.slot_id
          where s.course_id = ${course.id} and b.user_id = ${users.id} and b.state <> 'cancelada')`,
      })
      .from(users)
      .where(where)
      .orderBy(...sorted(filter, { since, nickname: users.nickname }, users.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(users).where(where),
  ])
  return toPage(data, totals[0]?.total ?? 0, filter)
}
