import { eq } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
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
