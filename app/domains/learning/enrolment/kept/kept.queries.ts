import { and, eq, inArray, isNull } from 'drizzle-orm'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { lessons } from '#domains/learning/courses/lessons/lessons.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { openLesson } from '../classroom/find-lesson.queries.ts'
import type { KeptIds } from './kept.schemas.ts'

/** Which of these classes the viewer may open now, as a pupil: the others leave the phone. */
export async function stillOpen(ctx: Context, { ids }: KeptIds) {
  const named = await ctx.db
    .select({ id: lessons.id, slug: courses.slug, lesson: lessons.slug })
    .from(lessons)
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .where(and(inArray(lessons.id, ids), isNull(lessons.deleted_at)))
  const open: number[] = []
  for (const { id, ...ref } of named) if (await isOpen(ctx, ref)) open.push(id)
  return { open }
}

const isOpen = (ctx: Context, ref: { slug: string; lesson: string }) =>
  openLesson(ctx, ref).then(
    ({ role }) => role === 'pupil',
    (error: unknown) => {
      if (error instanceof AppError) return false
      throw error
    },
  )
