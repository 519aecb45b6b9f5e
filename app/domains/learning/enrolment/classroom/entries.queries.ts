import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import { editedCourse, noCourse } from '#domains/learning/courses/index.ts'
import { lessons } from '#domains/learning/courses/lessons/lessons.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notApart } from '#platform/access/apart.ts'
import type { Context } from '#platform/context.ts'
import { toPage, windowOf } from '#shared/pagination.ts'
import { openTo } from '../enrolments/access.queries.ts'
import { enrolments } from '../enrolments/enrolments.table.ts'
import { shownTo } from './agreements.queries.ts'
import { entriesSeen } from './asks.queries.ts'
import type { EntryFilter } from './entries.schemas.ts'
import { submissions } from './progress.table.ts'

/**
 * Entries of pupils' journals that they handed in or agreed to, for who taught the course when they were handed in, teaches it still, and for no one else who
 * edits it: while the entry and its plant
 * stand, the class asks for it where its pupil could take it back, and the pupil is in the course and not apart from who
 * looks. Four statements for any number.
 */
export async function listEntries(ctx: Context, { slug, ...filter }: EntryFilter) {
  const course = await editedCourse(ctx, slug)
  if (course.teacher_id !== ctx.viewer?.id || course.hidden_at) throw noCourse()
  const { limit, offset } = windowOf(filter)
  const rows = await ctx.db
    .select({
      id: submissions.id,
      who: sql<string>`${users.nickname}`,
      lesson: { slug: lessons.slug, title: lessons.title },
      at: submissions.created_at,
      update_id: updates.id,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(submissions)
    .innerJoin(lessons, and(eq(lessons.id, submissions.lesson_id), eq(lessons.course_id, course.id)))
    .innerJoin(enrolments, eq(enrolments.id, submissions.enrolment_id))
    .innerJoin(users, and(eq(users.id, enrolments.user_id), isNull(users.leaving_at)))
    .innerJoin(updates, and(eq(updates.id, submissions.update_id), isNull(updates.deleted_at)))
    .innerJoin(plants, and(eq(plants.id, updates.plant_id), eq(plants.created_by, users.id), isNull(plants.deleted_at)))
    .where(
      and(
        shownTo(course.teacher_id),
        isNotNull(lessons.asks),
        eq(lessons.state, 'publicada'),
        isNull(lessons.deleted_at),
        openTo(enrolments.course_id, users.id, ctx.now()),
        notApart(ctx.viewer, users.id),
      ),
    )
    .orderBy(desc(submissions.created_at), desc(submissions.id))
    .limit(limit)
    .offset(offset)
  const seen = await entriesSeen(
    ctx,
    rows.map(({ update_id }) => update_id),
  )
  const byId = new Map(seen.map((entry) => [entry.id, entry]))
  const data = rows.flatMap(({ update_id, total: _, ...row }) => {
    const entry = byId.get(update_id)
    return entry ? { ...row, entry } : []
  })
  return toPage(data, rows[0]?.total ?? 0, filter)
}
