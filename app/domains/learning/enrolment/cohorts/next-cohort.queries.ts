import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { visibleTo } from '#domains/learning/courses/courses/courses.policy.ts'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import type { Context } from '#platform/context.ts'
import type { NextCohort } from './cohorts.schemas.ts'
import { cohorts } from './cohorts.table.ts'

const taken = sql<number>`(select count(*)::int from cohort_places p where p.cohort_id = ${cohorts.id} and p.state = 'dentro')`

/** The next group that begins, of any course that the viewer may see, and that one may still come into or wait for. */
export async function nextCohort(ctx: Context): Promise<NextCohort | null> {
  const now = ctx.now()
  const [row] = await ctx.db
    .select({
      ...{ name: cohorts.name, seats: cohorts.seats, taken, starts_at: cohorts.starts_at },
      course: { slug: courses.slug, title: courses.title },
    })
    .from(cohorts)
    .innerJoin(courses, eq(courses.id, cohorts.course_id))
    .where(
      and(visibleTo(ctx.viewer), gt(cohorts.starts_at, now), or(isNull(cohorts.closes_at), gt(cohorts.closes_at, now))),
    )
    .orderBy(asc(cohorts.starts_at), asc(cohorts.id))
    .limit(1)
  return row ?? null
}
