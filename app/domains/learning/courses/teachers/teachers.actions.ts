import { eq } from 'drizzle-orm'
import { demandAllowedText } from '#domains/base/social/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import '../courses.events.ts'
import { courses } from '../courses/courses.table.ts'
import { settingsOf } from './teachers.queries.ts'
import type { TeacherChange, TeacherSettings } from './teachers.schemas.ts'
import { teachers } from './teachers.table.ts'

/** The pages of one's courses follow; certificates that were issued keep the name that they have. */
export const changeSettings = (ctx: Context, edit: TeacherChange): Promise<TeacherSettings> =>
  ctx.transaction(async (tx) => {
    const user_id = signedIn(tx).id
    await tx.db.insert(teachers).values({ user_id, updated_at: tx.now() }).onConflictDoNothing()
    await tx.db.select().from(teachers).where(eq(teachers.user_id, user_id)).for('update')
    const values = mergeEdit(edit, await settingsOf(tx, user_id))
    await demandAllowedText(tx, values.name, 'name')
    await demandAllowedText(tx, values.about, 'about')
    await tx.db
      .update(teachers)
      .set({ ...values, updated_at: tx.now() })
      .where(eq(teachers.user_id, user_id))
    const taught = await tx.db.select({ id: courses.id }).from(courses).where(eq(courses.teacher_id, user_id))
    for (const { id } of taught) await record(tx, 'course.changed', { course_id: id, teacher_id: user_id })
    return values
  })
