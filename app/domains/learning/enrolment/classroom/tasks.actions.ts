import { and, eq, gt } from 'drizzle-orm'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { lessons } from '#domains/learning/courses/lessons/lessons.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { placeOf } from '../enrolments/enrol.actions.ts'
import { enrolments } from '../enrolments/enrolments.table.ts'
import { showLesson } from './classroom.queries.ts'
import type { TaskHandIn } from './classroom.schemas.ts'
import { openLesson } from './find-lesson.queries.ts'
import { markDone } from './finish.actions.ts'
import { submissions } from './progress.table.ts'
import type { TaskReply } from './tasks.schemas.ts'

/** What was done for an assignment; the last one handed in counts. */
export const handIn = (ctx: Context, { text, idempotency_key, ...ref }: TaskHandIn) =>
  ctx.transaction(async (tx) => {
    const found = await openLesson(tx, ref)
    const { lesson, role, course } = found
    if (lesson.kind !== 'tarefa') throw new AppError('conflict', 'Esta aula não tem tarefa.')
    if (lesson.asks)
      throw new AppError('conflict', 'Esta aula pede um registro do seu diário. Escolha um, ou registre na planta.')
    if (role !== 'pupil') throw new AppError('forbidden', 'Só quem faz o curso entrega tarefas.')
    const enrolment = await placeOf(tx, found)
    await tx.db.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.id, enrolment.id)).for('update')
    const accepted = and(
      eq(submissions.enrolment_id, enrolment.id),
      eq(submissions.lesson_id, lesson.id),
      eq(submissions.state, 'aceita'),
    )
    if (await tx.db.$count(submissions, accepted)) throw new AppError('conflict', 'Esta tarefa já foi aceita.')
    // What still waits is handed in anew, not beside it: the teacher reads one.
    const waiting = and(
      eq(submissions.enrolment_id, enrolment.id),
      eq(submissions.lesson_id, lesson.id),
      eq(submissions.state, 'enviada'),
    )
    const [again] = await tx.db
      .update(submissions)
      .set({ text, created_at: tx.now() })
      .where(waiting)
      .returning({ id: submissions.id })
    if (again) return showLesson(tx, ref)
    const [made] = await tx.db
      .insert(submissions)
      .values({ enrolment_id: enrolment.id, lesson_id: lesson.id, text, idempotency_key, created_at: tx.now() })
      .onConflictDoNothing({ target: [submissions.enrolment_id, submissions.idempotency_key] })
      .returning({ id: submissions.id })
    if (made)
      await notify(tx, {
        ...{ user_id: course.teacher_id, kind: 'course', actor_id: signedIn(tx).id, key: `task:${made.id}` },
        ...{
          title: `Tarefa entregue em “${course.title}”`,
          text: lesson.title,
          url: `/cursos/professor/curso/${course.slug}`,
        },
      })
    return showLesson(tx, ref)
  })

/** The answer of who teaches: accepted, the class is done; given back, it waits for another one. */
export const replyTask = (ctx: Context, { id, state, reply }: TaskReply) =>
  ctx.transaction(async (tx) => {
    const viewer = signedIn(tx)
    const [found] = await tx.db
      .select({ submission: submissions, enrolment: enrolments, lesson: lessons, course: courses })
      .from(submissions)
      .innerJoin(enrolments, eq(enrolments.id, submissions.enrolment_id))
      .innerJoin(lessons, eq(lessons.id, submissions.lesson_id))
      .innerJoin(courses, eq(courses.id, lessons.course_id))
      .where(and(eq(submissions.id, id), eq(courses.teacher_id, viewer.id)))
      .for('update', { of: submissions })
    if (!found) throw new AppError('not_found', 'Não encontramos essa tarefa.')
    const { submission, enrolment, lesson, course } = found
    if (submission.state === 'aceita') throw new AppError('conflict', 'Esta tarefa já foi aceita.')
    const ofPupil = and(eq(submissions.enrolment_id, enrolment.id), eq(submissions.lesson_id, lesson.id))
    if (await tx.db.$count(submissions, and(ofPupil, gt(submissions.id, id))))
      throw new AppError('conflict', 'Chegou uma entrega mais nova desta tarefa. Recarregue a página e leia a nova.')
    if (state === 'devolvida' && !reply)
      throw invalidField('reply', 'Diga o que falta: é o que se lê ao receber de volta.')
    await tx.db
      .update(submissions)
      .set({ state, reply, replied_by: viewer.id, replied_at: tx.now() })
      .where(eq(submissions.id, id))
    if (state === 'aceita') await markDone(tx, enrolment, lesson.id)
    await notify(tx, {
      ...{
        user_id: enrolment.user_id,
        kind: 'course',
        actor_id: viewer.id,
        key: `task-reply:${id}:${tx.now().getTime()}`,
      },
      title: state === 'aceita' ? 'Sua tarefa foi aceita' : 'Sua tarefa voltou com um recado',
      ...{ text: course.title, url: `/dichavando/cursos/${course.slug}/${lesson.slug}` },
    })
  })
