import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { SyllabusModule } from '../courses/courses.schemas.ts'
import { course_modules, lessons } from './lessons.table.ts'

const columns = {
  id: lessons.id,
  slug: lessons.slug,
  title: lessons.title,
  kind: lessons.kind,
  minutes: lessons.minutes,
  preview: lessons.preview,
  drip_days: lessons.drip_days,
  drip_at: lessons.drip_at,
  phase: lessons.phase,
  live_at: lessons.live_at,
  asks: lessons.asks,
  since_version: lessons.since_version,
  state: lessons.state,
  module_id: lessons.module_id,
}

/** Modules and classes as their editors have them, in order. Two queries. */
export async function draftTree({ db }: Context, course_id: number) {
  const [modules, rows] = await Promise.all([
    db
      .select({ id: course_modules.id, title: course_modules.title })
      .from(course_modules)
      .where(eq(course_modules.course_id, course_id))
      .orderBy(asc(course_modules.position), asc(course_modules.id)),
    db
      .select(columns)
      .from(lessons)
      .where(and(eq(lessons.course_id, course_id), isNull(lessons.deleted_at)))
      .orderBy(asc(lessons.position), asc(lessons.id)),
  ])
  return modules.map((one) => ({
    ...one,
    lessons: rows.filter(({ module_id }) => module_id === one.id).map(({ module_id: _, ...lesson }) => lesson),
  }))
}

/** The programme as pupils have it: published classes, and modules with some. */
export async function syllabusOf(ctx: Context, course_id: number): Promise<SyllabusModule[]> {
  const tree = await draftTree(ctx, course_id)
  return tree
    .map((one) => ({
      ...one,
      lessons: one.lessons.filter(({ state }) => state === 'publicada').map(({ state: _, ...lesson }) => lesson),
    }))
    .filter((one) => one.lessons.length > 0)
}
