import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { noCourse } from '#domains/learning/courses/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { pick } from '#shared/pick.ts'
import { entryOf } from '../enrolments/access.queries.ts'
import { course_reviews } from './course-reviews.table.ts'
import type { CourseReviewFilter } from './reviews.schemas.ts'

/** The newest first; for whoever sees the course. */
export async function listReviews(ctx: Context, filter: CourseReviewFilter) {
  const { course, apart } = await entryOf(ctx, filter.slug)
  if (apart) throw noCourse()
  const { limit, offset } = windowOf(filter, 10)
  const where = and(
    eq(course_reviews.course_id, course.id),
    isNull(course_reviews.deleted_at),
    isNull(course_reviews.hidden_at),
  )
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({
        ...pick(course_reviews, 'id', 'stars', 'text', 'created_at', 'answer', 'answered_at'),
        author: sql<string>`case when ${users.leaving_at} is null then ${users.nickname} else '' end`,
      })
      .from(course_reviews)
      .innerJoin(users, eq(users.id, course_reviews.created_by))
      .where(where)
      .orderBy(desc(course_reviews.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(course_reviews).where(where),
  ])
  return toPage(rows, totals[0]?.total ?? 0, filter, 10)
}
