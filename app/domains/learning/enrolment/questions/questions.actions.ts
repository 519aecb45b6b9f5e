import { and, eq, isNull, or } from 'drizzle-orm'
import { demandAllowedText } from '#domains/base/social/index.ts'
import { editableBy } from '#domains/learning/courses/courses/courses.policy.ts'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { lessons } from '#domains/learning/courses/lessons/lessons.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import type { QuestionAnswer, QuestionCreate, QuestionRef } from '../classroom/classroom.schemas.ts'
import { openLesson } from '../classroom/find-lesson.queries.ts'
import { lesson_questions } from './lesson-questions.table.ts'

const perPerson: Limit = { name: 'course-questions', points: 20, seconds: 3600 }

/** A question below a class, for all its pupils to read. */
export async function askQuestion(ctx: Context, { text, idempotency_key, ...ref }: QuestionCreate) {
  const created_by = signedIn(ctx).id
  await countAttempt(ctx, perPerson, String(created_by))
  await ctx.transaction(async (tx) => {
    const { role, lesson, course, apart } = await openLesson(tx, ref)
    if (role !== 'pupil') throw new AppError('forbidden', 'Só quem faz o curso pergunta aqui.')
    if (apart) throw new AppError('forbidden', 'As perguntas deste curso não estão abertas para você.')
    await demandAllowedText(tx, text, 'text')
    const [made] = await tx.db
      .insert(lesson_questions)
      .values({ lesson_id: lesson.id, created_by, text, idempotency_key, created_at: tx.now() })
      .onConflictDoNothing({ target: [lesson_questions.created_by, lesson_questions.idempotency_key] })
      .returning({ id: lesson_questions.id })
    if (made)
      await notify(tx, {
        ...{ user_id: course.teacher_id, kind: 'course', actor_id: created_by, key: `question:${made.id}` },
        ...{ title: `Pergunta em “${course.title}”`, text: lesson.title },
        url: `/dichavando/cursos/${course.slug}/${lesson.slug}#perguntas`,
      })
  })
}

/** One answer, of who edits the course; it may be written anew. */
export const answerQuestion = (ctx: Context, { id, answer }: QuestionAnswer) =>
  ctx.transaction(async (tx) => {
    const viewer = signedIn(tx)
    const { question, lesson, course } = await find(tx, id)
    const [mine] = await tx.db
      .select({ id: courses.id })
      .from(courses)
      .where(and(eq(courses.id, course.id), editableBy(viewer)))
    if (!mine) throw none()
    await tx.db
      .update(lesson_questions)
      .set({ answer, answered_by: viewer.id, answered_at: tx.now() })
      .where(eq(lesson_questions.id, id))
    if (question.created_by !== viewer.id)
      await notify(tx, {
        ...{ user_id: question.created_by, kind: 'course', actor_id: viewer.id, key: `answer:${id}` },
        ...{ title: 'Sua pergunta foi respondida', text: course.title },
        url: `/dichavando/cursos/${course.slug}/${lesson.slug}#perguntas`,
      })
  })

/** One's own, or any for who edits the course: then its author is told. */
export const removeQuestion = (ctx: Context, { id }: QuestionRef) =>
  ctx.transaction(async (tx) => {
    const viewer = signedIn(tx)
    const { question, lesson, course } = await find(tx, id)
    const [mine] = await tx.db
      .select({ id: courses.id })
      .from(courses)
      .where(
        and(
          eq(courses.id, course.id),
          or(editableBy(viewer), eq(courses.id, question.created_by === viewer.id ? course.id : 0)),
        ),
      )
    if (!mine) throw none()
    await tx.db.update(lesson_questions).set({ deleted_at: tx.now() }).where(eq(lesson_questions.id, id))
    if (question.created_by !== viewer.id)
      await notify(tx, {
        ...{ user_id: question.created_by, kind: 'course', key: `question-removed:${id}` },
        ...{ title: 'Quem cuida do curso apagou a sua pergunta', text: `${lesson.title}, em ${course.title}` },
        url: `/dichavando/cursos/${course.slug}/${lesson.slug}#perguntas`,
      })
  })

const none = () => new AppError('not_found', 'Não encontramos essa pergunta.')

async function find(tx: Context, id: number) {
  const [found] = await tx.db
    .select({ question: lesson_questions, lesson: lessons, course: courses })
    .from(lesson_questions)
    .innerJoin(lessons, eq(lessons.id, lesson_questions.lesson_id))
    .innerJoin(courses, eq(courses.id, lessons.course_id))
    .where(and(eq(lesson_questions.id, id), isNull(lesson_questions.deleted_at)))
    .for('update', { of: lesson_questions })
  if (!found) throw none()
  return found
}
