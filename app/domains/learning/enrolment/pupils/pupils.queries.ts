import { and, count, eq, exists, type SQL, sql } from 'drizzle-orm'
import { editedCourse } from '#domains/learning/courses/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { sorted } from '#platform/database/sorted.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { lastToEnd, opensAt, openTo, subscribed } from '../enrolments/access.queries.ts'
import type { PupilFilter } from '../enrolments/enrolments.schemas.ts'
import { course_grants, enrolments } from '../enrolments/enrolments.table.ts'
import { percentOf, progressColumns, taughtColumns } from '../enrolments/progress.queries.ts'

const lastGrant = (column: SQL) => sql`(select ${column} from course_grants g where g.course_id = enrolments.course_id
  and g.user_id = enrolments.user_id and g.what = 'curso' order by ${lastToEnd} limit 1)`

/** Who is or was in a course, and how far, for who edits it. Two queries. */
export async function listPupils(ctx: Context, { slug, source, ...filter }: PupilFilter) {
  const course = await editedCourse(ctx, slug)
  const where = and(
    eq(enrolments.course_id, course.id),
    filter.search ? contains(sql`${users.nickname}::text`, filter.search) : undefined,
    source === 'assinatura'
      ? sql`${subscribed(enrolments.course_id, enrolments.user_id, ctx.now())}`
      : source &&
          exists(
            ctx.db
              .select({ one: sql`1` })
              .from(course_grants)
              .where(
                and(
                  eq(course_grants.course_id, course.id),
                  eq(course_grants.user_id, enrolments.user_id),
                  eq(course_grants.source, source),
                ),
              ),
          ),
  )
  const { limit, offset } = windowOf(filter)
  const by = { created_at: enrolments.created_at, nickname: users.nickname, percent: progressColumns.done }
  const [rows, totals] = await Promise.all([
    ctx.db
      .select({
        user_id: enrolments.user_id,
        nickname: sql<string>`${users.nickname}`,
        source: sql<(typeof course_grants.$inferSelect)['source'] | null>`${lastGrant(sql`g.source`)}`,
        ends_at: sql<Date | null>`${lastGrant(sql`g.ends_at`)}`.mapWith(course_grants.ends_at),
        open: sql<boolean>`${openTo(enrolments.course_id, enrolments.user_id, ctx.now())}`,
        opens_at: opensAt(ctx.now()),
        ...taughtColumns,
        finished_at: enrolments.finished_at,
        created_at: enrolments.created_at,
      })
      .from(enrolments)
      .innerJoin(users, eq(users.id, enrolments.user_id))
      .where(where)
      .orderBy(...sorted(filter, by, enrolments.id))
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(enrolments).innerJoin(users, eq(users.id, enrolments.user_id)).where(where),
  ])
  return toPage(
    rows.map((row) => ({ ...row, percent: percentOf(row) })),
    totals[0]?.total ?? 0,
    filter,
  )
}
