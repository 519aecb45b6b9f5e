import { aStore } from '#domains/market/stores/stores.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { richTextOf } from '#domains/words/rich-text/document/rich-text.model.ts'
import type { Context } from '#platform/context.ts'
import { type Course, courses } from './courses/courses.table.ts'
import { course_modules, type Lesson, lessons } from './lessons/lessons.table.ts'

let count = 0
type Fields = Partial<typeof courses.$inferInsert>
type LessonFields = Partial<typeof lessons.$inferInsert>

/** A published free course of a new teacher in a new store, without a class. */
export async function aCourse(ctx: Context, fields: Fields = {}): Promise<Course> {
  const teacher_id = fields.teacher_id ?? (await aUser(ctx, { roles: ['professor'] })).id
  const store_id = fields.store_id ?? (await aStore(ctx)).store.id
  const [made] = await ctx.db
    .insert(courses)
    .values({
      ...{ slug: `rega-${++count}`, store_id, teacher_id, created_by: teacher_id, title: 'Rega sem medo' },
      ...{
        summary: 'Quando e quanto.',
        about: richTextOf('Aprenda a ler o vaso.'),
        level: 'iniciante',
        access: 'gratuito',
      },
      ...{ state: 'publicado', published_at: ctx.now(), created_at: ctx.now(), updated_at: ctx.now() },
      ...fields,
    })
    .returning()
  if (!made) throw new Error('insert returned no row')
  return made
}

/** A published class of a course, in its first module; by default a text. */
export async function aLesson(ctx: Context, course: Pick<Course, 'id'>, fields: LessonFields = {}): Promise<Lesson> {
  const place = ++count
  const [module] = await ctx.db
    .insert(course_modules)
    .values({ course_id: course.id, title: `Módulo ${place}`, position: place })
    .returning()
  if (!module) throw new Error('insert returned no row')
  const [made] = await ctx.db
    .insert(lessons)
    .values({
      ...{ course_id: course.id, module_id: module.id, slug: `aula-${place}`, title: `Aula ${place}`, kind: 'texto' },
      ...{ position: 0, state: 'publicada', since_version: 0, document: richTextOf('O peso do vaso diz a hora.') },
      ...fields,
    })
    .returning()
  if (!made) throw new Error('insert returned no row')
  return made
}

export const aQuiz = [
  { text: 'Quando regar?', options: ['Todo dia', 'Quando o vaso pesa pouco'], right: [1], explanation: 'O peso diz.' },
  { text: 'O que a EC mede?', options: ['Sais', 'Água', 'Luz'], right: [0], explanation: '' },
]
