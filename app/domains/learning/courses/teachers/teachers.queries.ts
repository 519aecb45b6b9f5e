import { and, asc, eq, isNull } from 'drizzle-orm'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { courses } from '../courses/courses.table.ts'
import type { TeacherSettings } from './teachers.schemas.ts'
import { teachers } from './teachers.table.ts'

export const showSettings = (ctx: Context): Promise<TeacherSettings> => settingsOf(ctx, signedIn(ctx).id)

export async function settingsOf({ db }: Context, user_id: number): Promise<TeacherSettings> {
  const [row] = await db
    .select({ name: teachers.name, about: teachers.about })
    .from(teachers)
    .where(eq(teachers.user_id, user_id))
  return row ?? { name: '', about: '' }
}

/** What waits for the viewer's yes or no: the course and its store, and nothing of its pupils. */
export const listInvites = async (ctx: Context) => ({
  data: await ctx.db
    .select({ slug: courses.slug, title: courses.title, store: stores.name })
    .from(courses)
    .innerJoin(stores, eq(stores.id, courses.store_id))
    .where(and(eq(courses.invited_teacher_id, signedIn(ctx).id), isNull(courses.deleted_at)))
    .orderBy(asc(courses.id)),
})
