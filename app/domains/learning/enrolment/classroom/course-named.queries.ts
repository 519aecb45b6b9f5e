import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { editableBy, visibleTo } from '#domains/learning/courses/courses/courses.policy.ts'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { lessons } from '#domains/learning/courses/lessons/lessons.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { openTo } from '../enrolments/access.queries.ts'
import type { NameRef } from './classroom.schemas.ts'

/** A course comes before a class of this name, the oldest first; of courses that the viewer may know of. */
export async function courseNamed(ctx: Context, { name, slug }: NameRef) {
  const { viewer } = ctx
  const known = sql`(${visibleTo(viewer)}${viewer ? sql` or ${editableBy(viewer) ?? sql`true`} or ${openTo(courses.id, viewer.id, ctx.now())}` : sql``})`
  if (!slug) {
    const [course] = await ctx.db
      .select({ slug: courses.slug })
      .from(courses)
      .where(and(eq(courses.slug, name), known))
    if (course) return { course: course.slug }
  }
  const [found] = await ctx.db
    .select({ slug: courses.slug })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .where(
      and(
        eq(lessons.slug, name),
        eq(lessons.state, 'publicada'),
        isNull(lessons.deleted_at),
        isNull(courses.deleted_at),
        slug ? eq(courses.slug, slug) : undefined,
        known,
      ),
    )
    .orderBy(asc(courses.id))
    .limit(1)
  if (!found) throw new AppError('not_found', 'Não encontramos essa página.')
  return { course: found.slug }
}
