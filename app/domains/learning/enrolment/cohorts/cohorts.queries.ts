import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { CourseRef } from '#domains/learning/courses/courses/courses.schemas.ts'
import { editedCourse } from '#domains/learning/courses/index.ts'
import { isActive } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { entryOf } from '../enrolments/access.queries.ts'
import { cohort_places, cohorts } from './cohorts.table.ts'

const placesOf = (state: 'dentro' | 'fila') =>
  sql<number>`(select count(*)::int from cohort_places p where p.cohort_id = ${cohorts.id} and p.state = ${state})`

/** A group that one may come into, or wait for: a free course is entered by it. */
export async function hasOpenCohort({ db, now }: Context, course_id: number) {
  const open = (end: typeof cohorts.closes_at | typeof cohorts.ends_at) => or(isNull(end), gt(end, now()))
  return (
    (await db.$count(cohorts, and(eq(cohorts.course_id, course_id), open(cohorts.closes_at), open(cohorts.ends_at)))) >
    0
  )
}

/** The groups of a course, with the viewer's own place in each. */
export async function listCohorts(ctx: Context, { slug }: CourseRef) {
  const { course } = await entryOf(ctx, slug)
  const me = ctx.viewer?.id ?? 0
  const now = ctx.now()
  const rows = await ctx.db
    .select({
      cohort: cohorts,
      taken: placesOf('dentro'),
      waiting: placesOf('fila'),
      own: sql<
        'dentro' | 'fila' | null
      >`(select p.state from cohort_places p where p.cohort_id = ${cohorts.id} and p.user_id = ${me})`,
      own_place: sql<number | null>`(select count(*)::int from cohort_places p join cohort_places mine
        on mine.cohort_id = p.cohort_id and mine.user_id = ${me} and mine.state = 'fila'
        where p.cohort_id = ${cohorts.id} and p.state = 'fila' and (p.created_at, p.user_id) <= (mine.created_at, mine.user_id)
        having count(*) > 0)`,
    })
    .from(cohorts)
    .where(eq(cohorts.course_id, course.id))
    .orderBy(asc(cohorts.starts_at), asc(cohorts.id))
  const data = rows.map(({ cohort: { course_id: _, created_at: __, ...cohort }, ...row }) => ({
    ...cohort,
    ...row,
    open: (cohort.closes_at === null || cohort.closes_at > now) && (cohort.ends_at === null || cohort.ends_at > now),
  }))
  return { data }
}

/** Who is in the groups and who waits, for who edits the course. */
export async function listCohortPeople(ctx: Context, { slug }: CourseRef) {
  const course = await editedCourse(ctx, slug)
  const data = await ctx.db
    .select({
      cohort_id: cohort_places.cohort_id,
      nickname: sql<string>`${users.nickname}`,
      state: cohort_places.state,
    })
    .from(cohort_places)
    .innerJoin(cohorts, and(eq(cohorts.id, cohort_places.cohort_id), eq(cohorts.course_id, course.id)))
    .innerJoin(users, and(eq(users.id, cohort_places.user_id), isActive()))
    .orderBy(asc(cohort_places.created_at), asc(cohort_places.user_id))
  return { data }
}
