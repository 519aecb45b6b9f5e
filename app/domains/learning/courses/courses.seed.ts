import { eq } from 'drizzle-orm'
import { products } from '#domains/market/products/products/products.table.ts'
import type { RichText } from '#domains/words/rich-text/document/rich-text.schemas.ts'
import type { Context } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import type { CourseAccess, CourseLevel } from './courses/course.kinds.ts'
import { course_photos, course_products, courses } from './courses/courses.table.ts'
import type { AskedEntry } from './lessons/asked-entry.kinds.ts'
import type { LessonKind, LessonPhase } from './lessons/lesson.kinds.ts'
import { course_modules, lesson_files, lessons } from './lessons/lessons.table.ts'
import type { QuizQuestion } from './lessons/quiz.schemas.ts'
import { teachers } from './teachers/teachers.table.ts'

export type DemoLesson = {
  slug: string
  title: string
  kind: LessonKind
  minutes: number
  preview?: boolean
  drip_days?: number
  phase?: LessonPhase
  asks?: AskedEntry
  document: RichText
  quiz: QuizQuestion[]
  video_id?: number
  file_id?: number
}
export type DemoCourse = {
  slug: string
  title: string
  summary: string
  level: CourseLevel
  access: CourseAccess
  cover_alt: string
  cover_id: number
  about: RichText
  modules: { title: string; lessons: DemoLesson[] }[]
  /** The product that opens it. */
  product?: string
  /** The address of a course of the same store to be finished before, by who comes in from now on. */
  requires?: string
}
type Options = { teacher_id: number; store_id: number; list: DemoCourse[] }
export type SeededCourse = {
  id: number
  slug: string
  store_id: number
  teacher_id: number
  lessons: { id: number; slug: string; kind: LessonKind; asks: AskedEntry | null; quiz: QuizQuestion[] }[]
  version: number
}

/** Courses of one teacher in one store, published over the last months; the last one has a class that is a draft. */
export async function seedDemoCourses(tx: Context, { teacher_id, store_id, list }: Options): Promise<SeededCourse[]> {
  const now = tx.now().getTime()
  const about = 'Agrônomo, cultiva em casa há doze anos e mede tudo o que rega.'
  await tx.db.insert(teachers).values({ user_id: teacher_id, name: 'Caio Nogueira', about, updated_at: tx.now() })
  const seeded: SeededCourse[] = []
  for (const [at, { modules, product, requires, ...course }] of list.entries()) {
    const before = seeded.find(({ slug }) => slug === requires)
    const published_at = new Date(now - (200 - at * 30) * DAY)
    const [sold] = product ? await tx.db.select().from(products).where(eq(products.name, product)) : []
    const version = modules.reduce((sum, one) => sum + one.lessons.length, 0)
    const [made] = await tx.db
      .insert(courses)
      .values({
        ...course,
        ...(before && { requires_id: before.id, requires_since: tx.now() }),
        ...{ store_id: sold?.store_id ?? store_id, teacher_id, created_by: teacher_id, state: 'publicado' },
        ...{ syllabus_version: version, published_at, created_at: published_at, updated_at: published_at },
      })
      .returning()
    if (!made) throw new Error('insert returned no row')
    await tx.db.insert(course_photos).values({ course_id: made.id, file_id: course.cover_id, position: 0 })
    // As the products say of themselves.
    const opens = { course_id: made.id, access_days: 365, created_at: new Date(now - 400 * DAY) }
    if (sold) await tx.db.insert(course_products).values({ product_id: sold.id, ...opens })
    const one: SeededCourse = {
      id: made.id,
      slug: made.slug,
      store_id: made.store_id,
      teacher_id,
      lessons: [],
      version,
    }
    for (const [position, { title, lessons: inside }] of modules.entries()) {
      const [module] = await tx.db
        .insert(course_modules)
        .values({ course_id: made.id, title, position })
        .returning({ id: course_modules.id })
      if (!module) throw new Error('insert returned no row')
      for (const [place, { file_id, ...lesson }] of inside.entries()) {
        const [row] = await tx.db
          .insert(lessons)
          .values({
            ...lesson,
            ...{ course_id: made.id, module_id: module.id, position: place, state: 'publicada' },
            since_version: one.lessons.length + 1,
            ...(lesson.kind === 'ao_vivo' && {
              live_at: new Date(now + 9 * DAY),
              live_url: 'https://meet.example.org/traga-sua-terra',
            }),
            ...{ created_at: published_at, updated_at: published_at },
          })
          .returning({ id: lessons.id, slug: lessons.slug, kind: lessons.kind, asks: lessons.asks })
        if (!row) throw new Error('insert returned no row')
        if (file_id) await tx.db.insert(lesson_files).values({ lesson_id: row.id, file_id, position: 0 })
        one.lessons.push({ ...row, quiz: lesson.quiz })
      }
    }
    seeded.push(one)
  }
  return seeded
}
