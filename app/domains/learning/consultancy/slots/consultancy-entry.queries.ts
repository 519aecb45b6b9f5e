import { and, eq, isNull, sql } from 'drizzle-orm'
import { editableBy, isStaff } from '#domains/learning/courses/courses/courses.policy.ts'
import { type Course, courses } from '#domains/learning/courses/courses/courses.table.ts'
import { noCourse } from '#domains/learning/courses/index.ts'
import { openTo, paidTo } from '#domains/learning/enrolment/index.ts'
import { isApart } from '#platform/access/apart.ts'
import type { Context } from '#platform/context.ts'

export type ConsultancyEntry = {
  course: Course
  role: 'teacher' | 'member' | 'outside'
  /** One who paid and who teaches blocked the other: the conversations stay, names and what is for sale do not. */
  apart: boolean
}

/** Who the viewer is in a course's consultancy. 404 for a course that they may know nothing of. */
export async function consultancyEntry(ctx: Context, slug: string): Promise<ConsultancyEntry> {
  const { viewer } = ctx
  const [row] = await ctx.db
    .select({
      course: courses,
      open: viewer ? sql<boolean>`${openTo(courses.id, viewer.id, ctx.now(), 'consultoria')}` : sql<boolean>`false`,
      paid: viewer ? sql<boolean>`${paidTo(courses.id, viewer.id, ctx.now(), 'consultoria')}` : sql<boolean>`false`,
      edits: viewer ? sql<boolean>`coalesce(${editableBy(viewer)}, true)` : sql<boolean>`false`,
    })
    .from(courses)
    .where(and(eq(courses.slug, slug), isNull(courses.deleted_at)))
  if (!row) throw noCourse()
  const { course, open, paid, edits } = row
  if (edits) return { course, role: 'teacher', apart: false }
  const apart = isApart(viewer, course.teacher_id)
  if (course.hidden_at || (apart && !paid)) throw noCourse()
  if (open && course.state !== 'rascunho') return { course, role: 'member', apart }
  if (course.state !== 'publicado' && !isStaff(viewer)) throw noCourse()
  return { course, role: 'outside', apart }
}
