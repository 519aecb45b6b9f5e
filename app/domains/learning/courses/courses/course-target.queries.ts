import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { plural } from '#shared/numbers.ts'
import { visibleTo } from './courses.policy.ts'
import { coursesVisible, showCourses } from './courses.queries.ts'
import { courses } from './courses.table.ts'
import { noCourse } from './edit-course.queries.ts'

/** Courses as targets of saves, views and reports: those that are out. */
export const courseTarget = {
  name: 'course',
  demandVisible: async (ctx: Context, id: number) => void (await find(ctx, id)),
  ownerOf: async (ctx: Context, id: number) => (await find(ctx, id)).teacher_id,
  saved: {
    visibleIds: coursesVisible,
    cards: async (ctx: Context, ids: number[]) =>
      (await showCourses(ctx, ids)).map((course) => ({
        id: course.id,
        title: course.title,
        text: `${plural(course.lessons_count, 'aula', 'aulas')} com ${course.teacher.nickname}`,
        url: `/dichavando/cursos/${course.slug}`,
        photo: course.cover,
        saves_count: 0,
      })),
  },
}

async function find({ db, viewer }: Context, id: number) {
  const [course] = await db
    .select({ teacher_id: courses.teacher_id })
    .from(courses)
    .where(and(eq(courses.id, id), visibleTo(viewer)))
  if (!course) throw noCourse()
  return course
}
