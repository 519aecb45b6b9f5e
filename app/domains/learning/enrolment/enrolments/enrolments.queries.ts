import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { canSee } from '#domains/learning/courses/courses/courses.policy.ts'
import type { CourseRef } from '#domains/learning/courses/courses/courses.schemas.ts'
import { type Course, courses } from '#domains/learning/courses/courses/courses.table.ts'
import { showOwnCards } from '#domains/learning/courses/index.ts'
import { isApart } from '#platform/access/apart.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { type PageInput, toPage, windowOf } from '#shared/pagination.ts'
import { lesson_progress } from '../classroom/progress.table.ts'
import { hasOpenCohort } from '../cohorts/cohorts.queries.ts'
import { course_reviews } from '../reviews/course-reviews.table.ts'
import { boughtBy, entryOf, lastToEnd, nearOrPaid, opensAt, openTo } from './access.queries.ts'
import type { CourseProgress, OwnPlace } from './enrolments.schemas.ts'
import { course_grants, enrolments } from './enrolments.table.ts'
import { firstColumn, newerColumn, nextColumn, percentOf, progressColumns } from './progress.queries.ts'

const REVIEW_FROM = 30

const certificate = sql<string | null>`(select c.uuid from certificates c where c.enrolment_id = enrolments.id)`

/** How far the viewer is in a course that they are in. */
export async function progressOf({ db }: Context, enrolment_id: number): Promise<CourseProgress> {
  const [row] = await db
    .select({ ...progressColumns, newer: newerColumn, finished_at: enrolments.finished_at })
    .from(enrolments)
    .where(eq(enrolments.id, enrolment_id))
  if (!row) throw new Error(`no enrolment ${enrolment_id}`)
  return progressFrom(row)
}

/** What the columns of a query say. */
const progressFrom = (row: Omit<CourseProgress, 'percent' | 'complete'>): CourseProgress => ({
  ...row,
  percent: percentOf(row),
  complete: row.finished_at !== null || (row.total > 0 && row.done >= row.total),
})

/** What the viewer is in a course, how far, and how one comes in. */
export async function showOwnPlace(ctx: Context, { slug }: CourseRef): Promise<OwnPlace> {
  const { course, role, enrolment, missing, apart } = await entryOf(ctx, slug)
  const outside = role === 'outside'
  const listed = canSee(ctx.viewer, course)
  const [way, consultancy, waiting_order] = await Promise.all([
    outside ? wayInto(ctx, course) : null,
    hasConsultancy(ctx, course, role),
    outside ? waitingOrder(ctx, course) : null,
  ])
  const none = {
    progress: null,
    done_ids: [],
    next: null,
    ended_why: null,
    ends_at: null,
    ended_at: null,
    certificate: null,
    own_review: null,
  }
  if (!enrolment)
    return {
      title: course.title,
      role,
      listed,
      enrolled: false,
      consultancy,
      waiting_order,
      way,
      missing,
      reviewable: false,
      leavable: false,
      ...none,
    }
  const [progress, [row], [grant], [review], ended_at, done] = await Promise.all([
    progressOf(ctx, enrolment.id),
    ctx.db
      .select({
        ...{ next: nextColumn, certificate },
        bought: sql<boolean>`${boughtBy(enrolments.course_id, enrolments.user_id, ctx.now())}`,
      })
      .from(enrolments)
      .where(eq(enrolments.id, enrolment.id)),
    ctx.db
      .select()
      .from(course_grants)
      .where(
        and(
          eq(course_grants.course_id, course.id),
          eq(course_grants.user_id, enrolment.user_id),
          eq(course_grants.what, 'curso'),
        ),
      )
      .orderBy(sql`${lastToEnd}`)
      .limit(1),
    ctx.db
      .select({ stars: course_reviews.stars, text: course_reviews.text })
      .from(course_reviews)
      .where(
        and(
          eq(course_reviews.course_id, course.id),
          eq(course_reviews.created_by, enrolment.user_id),
          sql`${course_reviews.deleted_at} is null`,
        ),
      ),
    outside ? lastOpen(ctx, enrolment) : null,
    ctx.db
      .select({ id: lesson_progress.lesson_id })
      .from(lesson_progress)
      .where(and(eq(lesson_progress.enrolment_id, enrolment.id), isNotNull(lesson_progress.done_at))),
  ])
  return {
    ...{ title: course.title, role, listed, enrolled: true, progress, missing, way, consultancy, waiting_order },
    done_ids: done.map(({ id }) => id),
    next: row?.next ?? null,
    ended_why: outside ? (grant?.ended_why ?? null) : null,
    ends_at: grant?.ends_at ?? null,
    ended_at,
    certificate: row?.certificate ?? null,
    leavable: role === 'pupil' && !row?.bought,
    reviewable: role === 'pupil' && !apart && progress.percent >= REVIEW_FROM,
    own_review: review ?? null,
  }
}

/** What the viewer ordered of it and did not pay yet: it is paid, not bought again. */
async function waitingOrder({ db, viewer }: Context, { id }: Pick<Course, 'id'>) {
  if (!viewer) return null
  const { rows } = await db.execute<{
    uuid: string
  }>(sql`select o.uuid from orders o join order_lines l on l.order_id = o.id
    join course_products cp on cp.product_id = l.product_id
    where cp.course_id = ${id} and l.kind <> 'consultoria' and o.buyer_id = ${viewer.id} and o.state = 'aguardando_pagamento'
    order by o.id desc limit 1`)
  return rows[0]?.uuid ?? null
}

async function hasConsultancy({ db, viewer, now }: Context, { id }: Pick<Course, 'id'>, role: OwnPlace['role']) {
  if (role === 'teacher' || !viewer) return role === 'teacher'
  const mine = openTo(sql`${id}::int`, viewer.id, now(), 'consultoria')
  const { rows } = await db.execute<{ open: boolean }>(sql`select ${mine} as open`)
  return rows[0]?.open ?? false
}

const wayInto = async (ctx: Context, { id, access }: Pick<Course, 'id' | 'access'>) =>
  access === 'pago'
    ? ('buy' as const)
    : access === 'convite'
      ? ('invited' as const)
      : (await hasOpenCohort(ctx, id))
        ? ('group' as const)
        : ('enrol' as const)

/** Until when it was open to who was in: by a grant, or by a subscription. */
async function lastOpen(ctx: Context, { course_id, user_id }: { course_id: number; user_id: number }) {
  const now = ctx.now().toISOString()
  const { rows } = await ctx.db.execute<{ at: string | null }>(sql`select greatest(
    (select max(least(g.ended_at, g.ends_at)) from course_grants g
      where g.course_id = ${course_id} and g.user_id = ${user_id} and g.what = 'curso'),
    (select max(c.ends_at) from subscriptions s join subscription_cycles c on c.subscription_id = s.id
      and c.state in ('pago', 'teste') join variants v on v.id = s.variant_id
      join course_products cp on cp.product_id = v.product_id
      where s.subscriber_id = ${user_id} and cp.course_id = ${course_id} and c.ends_at <= ${now})) as at`)
  const at = rows[0]?.at ? new Date(rows[0].at) : null
  // Of what has not begun the end is to come.
  return at && at <= ctx.now() ? at : null
}

/** Courses that the viewer is in, the last visited first. Three queries for any number of them. */
export async function listOwnEnrolments(ctx: Context, filter: PageInput) {
  const me = signedIn(ctx).id
  const { limit, offset } = windowOf(filter)
  const where = and(
    eq(enrolments.user_id, me),
    sql`${courses.deleted_at} is null and ${courses.hidden_at} is null`,
    nearOrPaid(ctx.viewer, ctx.now()),
    filter.search ? contains(courses.title, filter.search) : undefined,
  )
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({
        course_id: enrolments.course_id,
        began_at: enrolments.created_at,
        finished_at: enrolments.finished_at,
        ...progressColumns,
        newer: newerColumn,
        next: nextColumn,
        first: firstColumn,
        certificate,
        open: sql<boolean>`${openTo(enrolments.course_id, me, ctx.now())}`,
        opens_at: opensAt(ctx.now()),
        bought: sql<boolean>`${boughtBy(enrolments.course_id, me, ctx.now())}`,
      })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.course_id))
      .where(where)
      .orderBy(
        desc(sql`(select max(p.updated_at) from lesson_progress p where p.enrolment_id = enrolments.id)`),
        desc(enrolments.id),
      )
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ total: count() })
      .from(enrolments)
      .innerJoin(courses, eq(courses.id, enrolments.course_id))
      .where(where),
  ])
  const cards = new Map(
    (
      await showOwnCards(
        ctx,
        rows.map(({ course_id }) => course_id),
      )
    ).map((card) => [card.id, card]),
  )
  const data = rows.flatMap(({ course_id, done, total, newer, finished_at, first, bought, ...row }) => {
    const card = cards.get(course_id)
    const progress = progressFrom({ done, total, newer, finished_at })
    if (!card) return []
    const apart = isApart(ctx.viewer, card.teacher.id)
    const teacher = apart ? { ...card.teacher, nickname: '', name: '', photo_url: null, open: false } : card.teacher
    // Without its sales page the classes are the only way in, also when all are done.
    const next = row.next ?? (apart ? first : null)
    return [{ ...card, teacher, ...row, leavable: row.open && !bought, next, progress, has_page: !apart }]
  })
  return toPage(data, totals[0]?.total ?? 0, filter)
}
