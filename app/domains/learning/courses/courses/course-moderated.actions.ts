import { eq } from 'drizzle-orm'
import type { Moderated } from '#domains/base/social/index.ts'
import { plainText } from '#domains/words/rich-text/document/rich-text.model.ts'
import type { Context } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import '../courses.events.ts'
import { courseAlbum } from './course.album.ts'
import { offSale, showPhotos } from './courses.actions.ts'
import { type Course, courses } from './courses.table.ts'
import { noCourse } from './edit-course.queries.ts'

/** Hidden, only its editors open it: neither visitors nor pupils. */
export const moderatedCourse: Moderated = {
  seen: async (ctx, id) => {
    const course = await lock(ctx, id)
    return {
      ...{ title: course.title, text: [course.summary, plainText(course.about)].filter(Boolean).join('\n\n') },
      ...{ url: `/dichavando/cursos/${course.slug}`, author_id: course.teacher_id, gone: course.deleted_at !== null },
      photo_ids: await courseAlbum.idsOf(ctx, id),
    }
  },
  hide: async (tx, id) => {
    await change(tx, id, { hidden_at: tx.now() })
    await offSale(tx, id)
    await record(tx, 'course.hidden', { course_id: id })
    return {}
  },
  remove: async (tx, id) => {
    const { state } = await change(tx, id, { hidden_at: tx.now(), state: 'retirado' })
    await offSale(tx, id)
    await record(tx, 'course.hidden', { course_id: id })
    return { state }
  },
  show: async (tx, id, before) => {
    await change(tx, id, { ...(before as Partial<Course>), hidden_at: null })
  },
}

/** Returns it as it was before. */
async function change(tx: Context, id: number, columns: Partial<Course>): Promise<Course> {
  const course = await lock(tx, id)
  await tx.db.update(courses).set(columns).where(eq(courses.id, id))
  await showPhotos(tx, { ...course, ...columns })
  await record(tx, 'course.changed', { course_id: id, teacher_id: course.teacher_id })
  return course
}

async function lock({ db }: Context, id: number): Promise<Course> {
  const [course] = await db.select().from(courses).where(eq(courses.id, id)).for('update')
  if (!course) throw noCourse()
  return course
}
