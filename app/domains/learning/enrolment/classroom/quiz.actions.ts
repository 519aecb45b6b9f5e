import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { placeOf } from '../enrolments/enrol.actions.ts'
import { enrolments } from '../enrolments/enrolments.table.ts'
import { showLesson } from './classroom.queries.ts'
import type { QuizAnswers } from './classroom.schemas.ts'
import { openLesson } from './find-lesson.queries.ts'
import { markDone } from './finish.actions.ts'
import { quiz_attempts } from './progress.table.ts'
import { percentRight, takesMany } from './quiz.model.ts'
import { demandSeen } from './quiz-seen.rules.ts'

/** An attempt: every question answered, within the number of them. Sent twice with one key it is one. */
export const takeQuiz = (ctx: Context, { answers, seen, idempotency_key, ...ref }: QuizAnswers) =>
  ctx.transaction(async (tx) => {
    const found = await openLesson(tx, ref)
    const { lesson, role } = found
    if (lesson.kind !== 'quiz') throw new AppError('conflict', 'Esta aula não tem quiz.')
    if (role !== 'pupil') throw new AppError('forbidden', 'Só quem faz o curso responde.')
    const enrolment = await placeOf(tx, found)
    await tx.db.select({ id: enrolments.id }).from(enrolments).where(eq(enrolments.id, enrolment.id)).for('update')
    const mine = and(eq(quiz_attempts.enrolment_id, enrolment.id), eq(quiz_attempts.lesson_id, lesson.id))
    const sent = idempotency_key && and(mine, eq(quiz_attempts.idempotency_key, idempotency_key))
    if (sent && (await tx.db.$count(quiz_attempts, sent))) return showLesson(tx, ref)
    demandSeen(lesson.quiz, seen)
    const missing = lesson.quiz.findIndex((_, at) => !answers[at]?.length)
    const unknown = lesson.quiz.findIndex(({ options }, at) => answers[at]?.some((one) => one >= options.length))
    if (unknown >= 0) throw invalidField(`answers[${unknown}]`, 'Escolha uma das alternativas.')
    const several = lesson.quiz.findIndex((one, at) => !takesMany(one) && new Set(answers[at]).size > 1)
    if (several >= 0) throw invalidField(`answers[${several}]`, 'Escolha só uma alternativa.')
    if (answers.length > lesson.quiz.length)
      throw invalidField(`answers[${lesson.quiz.length}]`, 'Há mais respostas que perguntas. Recarregue a página.')
    if (missing >= 0) throw invalidField(`answers[${missing}]`, `Responda à pergunta ${missing + 1}.`)
    if (lesson.max_attempts !== null && (await tx.db.$count(quiz_attempts, mine)) >= lesson.max_attempts)
      throw new AppError('conflict', 'Você já usou todas as tentativas deste quiz. Fale com quem ensina.')
    const percent = percentRight(lesson.quiz, answers)
    await tx.db.insert(quiz_attempts).values({
      ...{ enrolment_id: enrolment.id, lesson_id: lesson.id, percent, idempotency_key, created_at: tx.now() },
      ...{ answers, questions: lesson.quiz, passed: percent >= lesson.pass_percent },
    })
    if (percent >= lesson.pass_percent) await markDone(tx, enrolment, lesson.id)
    return showLesson(tx, ref)
  })
