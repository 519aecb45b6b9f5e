import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { lessons } from '#domains/learning/courses/lessons/lessons.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { pick } from '#shared/pick.ts'
import { openLesson } from '../classroom/find-lesson.queries.ts'
import { lesson_notes, lesson_progress } from '../classroom/progress.table.ts'
import { enrolments } from '../enrolments/enrolments.table.ts'
import type { KeptIds } from './kept.schemas.ts'

/**
 * Which of these classes the viewer may open now, as a pupil: the others leave the phone. What reached the site is shown there
 * as the site has it.
 */
export async function stillOpen(ctx: Context, { ids }: KeptIds) {
  const named = await ctx.db
    .select({ id: lessons.id, slug: courses.slug, lesson: lessons.slug })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .where(and(inArray(lessons.id, ids), isNull(lessons.deleted_at)))
    .orderBy(lessons.id)
  const open: number[] = []
  for (const { id, ...ref } of named) if (await isOpen(ctx, ref)) open.push(id)
  if (!open.length) return { open, done: [], notes: [] }
  const mine = eq(enrolments.user_id, signedIn(ctx).id)
  const [done, notes] = await Promise.all([
    ctx.db
      .select({ id: lesson_progress.lesson_id })
      .from(lesson_progress)
      .innerJoin(enrolments, and(eq(enrolments.id, lesson_progress.enrolment_id), mine))
      .where(and(inArray(lesson_progress.lesson_id, open), isNotNull(lesson_progress.done_at))),
    ctx.db
      .select(pick(lesson_notes, 'id', 'lesson_id', 'second', 'text'))
      .from(lesson_notes)
      .innerJoin(enrolments, and(eq(enrolments.id, lesson_notes.enrolment_id), mine))
      .where(inArray(lesson_notes.lesson_id, open))
      .orderBy(asc(lesson_notes.second), asc(lesson_notes.id)),
  ])
  return { open, done: done.map(({ id }) => id), notes }
}

const isOpen = (ctx: Context, ref: { slug: string; lesson: string }) =>
  openLesson(ctx, ref).then(
    ({ role }) => role === 'pupil',
    (error: unknown) => {
      if (error instanceof AppError) return false
      throw error
    },
  )
