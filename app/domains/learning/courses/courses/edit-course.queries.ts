import { and, eq } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { editableBy } from './courses.policy.ts'
import { type Course, courses } from './courses.table.ts'

export const noCourse = () => new AppError('not_found', 'Não encontramos esse curso.')

/** A course that the viewer edits. 404 for everybody else's. */
export async function editedCourse(ctx: Context, slug: string): Promise<Course> {
  const [course] = await ctx.db
    .select()
    .from(courses)
    .where(and(eq(courses.slug, slug), editableBy(signedIn(ctx))))
  if (!course) throw noCourse()
  return course
}

/** The same, locked until the transaction ends: classes, modules and what opens it are changed behind it. */
export async function lockCourse(tx: Context, slug: string): Promise<Course> {
  await tx.db.select({ id: courses.id }).from(courses).where(eq(courses.slug, slug)).for('no key update')
  return editedCourse(tx, slug)
}

/** Whether the viewer edits any course. */
export const teachesSomething = async ({ db, viewer }: Context): Promise<boolean> =>
  viewer !== null && (await db.$count(courses, editableBy(viewer))) > 0
