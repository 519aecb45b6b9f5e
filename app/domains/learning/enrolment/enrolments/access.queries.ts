import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { editableBy, isStaff } from '#domains/learning/courses/courses/courses.policy.ts'
import type { RequiredCourse } from '#domains/learning/courses/courses/courses.schemas.ts'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { requirementOf } from '#domains/learning/courses/index.ts'
import { isApart, notApart } from '#platform/access/apart.ts'
import type { Viewer } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { GrantKind } from './enrolment.kinds.ts'
import { course_grants, type Enrolment, enrolments } from './enrolments.table.ts'

/** What opens it to a person now: a grant, or a period of a subscription that is paid for and that the bank does not hold. */
export const openTo = (
  course_id: SQLWrapper,
  user_id: SQLWrapper | number,
  at: Date,
  what: GrantKind = 'curso',
): SQL => {
  const grant = granted(course_id, user_id, at, what)
  return what === 'curso' ? sql`(${grant} or ${subscribed(course_id, user_id, at)})` : grant
}

/** What of it is paid for: bought, or by subscription. It stays open whoever blocks whom. */
export const paidTo = (
  course_id: SQLWrapper,
  user_id: SQLWrapper | number,
  at: Date,
  what: GrantKind = 'curso',
): SQL => {
  const bought = granted(course_id, user_id, at, what, sql`and g.source = 'compra'`)
  return what === 'curso' ? sql`(${bought} or ${subscribed(course_id, user_id, at)})` : bought
}

/** What of it a person has for money, also days that wait for their turn: they do not leave it. */
export const boughtBy = (course_id: SQLWrapper, user_id: SQLWrapper | number, at: Date): SQL =>
  sql`(exists (select from course_grants g where g.course_id = ${course_id} and g.user_id = ${user_id} and g.source = 'compra'
    and g.ended_at is null and (g.ends_at is null or g.ends_at > ${at.toISOString()})) or ${subscribed(course_id, user_id, at)})`

/** The viewer is not apart from who teaches a course, or paid for it; of a query over `courses`. */
export function nearOrPaid(viewer: Viewer, at: Date): SQL<boolean> {
  const near = notApart(viewer, courses.teacher_id)
  return near && viewer ? sql`(${near} or ${paidTo(courses.id, viewer.id, at)})` : sql`true`
}

/** When what is open to somebody ends, with days that are bought and wait; null: it is open for good, or not at all. */
const openUntil = (course_id: SQLWrapper, user_id: number, at: Date) =>
  sql<Date | null>`(select case when bool_and(e.ends_at is not null) then max(e.ends_at) end from (
    select g.ends_at from course_grants g where g.course_id = ${course_id} and g.user_id = ${user_id} and g.what = 'curso'
      and g.ended_at is null and (g.ends_at is null or g.ends_at > ${at.toISOString()})
    union all select c.ends_at ${paidCycles(course_id, user_id, at)}) e)`.mapWith(course_grants.ends_at)

/** When what is granted to who is in an enrolment, and stands, begins; of a query over `enrolments`. */
export const opensAt = (at: Date) =>
  sql<Date | null>`(select min(g.starts_at) from course_grants g where g.course_id = enrolments.course_id
    and g.user_id = enrolments.user_id and g.what = 'curso' and g.ended_at is null
    and g.starts_at > ${at.toISOString()})`.mapWith(course_grants.starts_at)

function granted(course_id: SQLWrapper, user_id: SQLWrapper | number, at: Date, what: GrantKind, more = sql``) {
  const now = at.toISOString()
  return sql`exists (select from course_grants g where g.course_id = ${course_id} and g.user_id = ${user_id} ${more}
    and g.what = ${what} and g.ended_at is null and (g.starts_at is null or g.starts_at <= ${now}) and (g.ends_at is null or g.ends_at > ${now}))`
}

/** By a period of a subscription that is paid for. */
export const subscribed = (course_id: SQLWrapper, user_id: SQLWrapper | number, at: Date) =>
  sql`exists (select ${paidCycles(course_id, user_id, at)})`

/** Until when by a period that is paid for; null: by none. */
export async function subscribedUntil(
  { db, now }: Context,
  { course_id, user_id }: { course_id: number; user_id: number },
) {
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select max(c.ends_at) as at ${paidCycles(sql`${course_id}::int`, user_id, now())}`,
  )
  return rows[0]?.at ? new Date(rows[0].at) : null
}

function paidCycles(course_id: SQLWrapper, user_id: SQLWrapper | number, at: Date) {
  const now = at.toISOString()
  return sql`from subscriptions s
    join subscription_cycles c on c.subscription_id = s.id and c.state in ('pago', 'teste') and c.starts_at <= ${now} and c.ends_at > ${now}
    join variants v on v.id = s.variant_id join course_products cp on cp.product_id = v.product_id
    where s.subscriber_id = ${user_id} and cp.course_id = ${course_id}
      and not exists (select from orders o where o.id = c.order_id and o.payment = 'contestado')`
}

/** Of somebody's grants what they have: the last to end of those that stand (without an end before all), else the newest. */
export const lastToEnd = sql`ended_at is null desc, case when ended_at is null then coalesce(ends_at, 'infinity') end desc, id desc`

/** Who came in, or ordered what they paid since, before something was demanded goes on as they began. */
export const unmet = (
  me: number,
  at: Date,
) => sql`courses.requires_since <= coalesce(${enrolments.created_at}, ${at.toISOString()})
  and not exists (select from course_grants g join order_lines l on l.id = g.order_line_id join orders o on o.id = l.order_id
    where g.course_id = courses.id and g.user_id = ${me} and g.what = 'curso' and g.ended_at is null
      and o.created_at < courses.requires_since)
  and not exists (select ${paidCycles(sql`courses.id`, me, at)} and s.created_at < courses.requires_since)
  and not exists (select from enrolments f where f.course_id = courses.requires_id and f.user_id = ${me} and f.finished_at is not null)`

export type Entry = {
  course: typeof courses.$inferSelect
  /** `teacher`: edits it, and sees all of it. `outside`: sees what is open to try. */
  role: 'teacher' | 'pupil' | 'outside'
  enrolment: Enrolment | null
  /** What the viewer has to finish before the classes open. */
  missing: RequiredCourse | null
  /** One who paid and who teaches blocked the other: the classes stay, nothing that is between people does. */
  apart: boolean
  /** When it closes to a pupil. */
  until: Date | null
}

/** Who the viewer is in a course. 404 for a course that they may know nothing of. */
export async function entryOf(ctx: Context, slug: string): Promise<Entry> {
  const { viewer } = ctx
  const me = viewer?.id ?? 0
  const [row] = await ctx.db
    .select({
      course: courses,
      enrolment: enrolments,
      open: viewer ? sql<boolean>`${openTo(courses.id, me, ctx.now())}` : sql<boolean>`false`,
      missing: requirementOf(viewer, unmet(me, ctx.now())),
      until: viewer ? openUntil(courses.id, me, ctx.now()) : sql<null>`null`,
      near: nearOrPaid(viewer, ctx.now()),
      edits: viewer ? sql<boolean>`coalesce(${editableBy(viewer)}, true)` : sql<boolean>`false`,
    })
    .from(courses)
    .leftJoin(enrolments, and(eq(enrolments.course_id, courses.id), eq(enrolments.user_id, me)))
    .where(and(eq(courses.slug, slug), isNull(courses.deleted_at)))
  const none = new AppError('not_found', 'Não encontramos esse curso.')
  if (!row) throw none
  const { course, enrolment, open, edits, missing, near, until } = row
  if (edits) return { course, role: 'teacher', enrolment, missing: null, apart: false, until: null }
  if (course.hidden_at || !near) throw none
  const apart = isApart(viewer, course.teacher_id)
  if (open && course.state !== 'rascunho') return { course, role: 'pupil', enrolment, missing, apart, until }
  if (course.state !== 'publicado' && !isStaff(viewer)) throw none
  return { course, role: 'outside', enrolment, missing, apart, until: null }
}
