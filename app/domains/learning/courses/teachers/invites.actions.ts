import { and, eq } from 'drizzle-orm'
import { notify } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { told } from '../courses/courses.actions.ts'
import { editableBy } from '../courses/courses.policy.ts'
import { courses } from '../courses/courses.table.ts'
import type { TeachingAnswer } from './teachers.schemas.ts'

/** Who was asked to teach says yes or no; who edits the course may take the invitation back. Once. */
export const answerInvite = (ctx: Context, { slug, accept }: TeachingAnswer) =>
  ctx.transaction(async (tx) => {
    const me = signedIn(tx)
    const [course] = await tx.db.select().from(courses).where(eq(courses.slug, slug)).for('no key update')
    const invited = course?.deleted_at ? null : course?.invited_teacher_id
    const isMine = invited === me.id
    const edits = course ? await tx.db.$count(courses, and(eq(courses.id, course.id), editableBy(me))) : 0
    if (!course || !invited || !(isMine || (edits && !accept)))
      throw new AppError('not_found', 'Este convite não está mais aberto.')
    await tx.db
      .update(courses)
      .set({ invited_teacher_id: null, ...(accept && { teacher_id: me.id }), updated_at: tx.now() })
      .where(eq(courses.id, course.id))
    if (accept) await told(tx, { ...course, teacher_id: me.id }, 'teach')
    if (!isMine) return
    const rows = [...new Set([course.teacher_id, course.created_by])].filter((id) => id !== me.id)
    for (const user_id of rows)
      await notify(tx, {
        ...{ user_id, kind: 'course', actor_id: me.id, key: `invite:${course.id}:${tx.now().getTime()}` },
        title: accept ? 'O curso tem quem ensine a partir de agora' : 'O convite para ensinar foi recusado',
        ...{ text: course.title, url: `/dichavando/cursos/${slug}` },
      })
  })
