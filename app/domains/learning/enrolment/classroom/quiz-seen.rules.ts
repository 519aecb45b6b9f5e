import { createHash } from 'node:crypto'
import type { QuizQuestion } from '#domains/learning/courses/lessons/quiz.schemas.ts'
import { AppError } from '#platform/errors.ts'

/** Names what a pupil read: the questions and their options, in their order; of the right ones it tells nothing. */
export const quizSeen = (quiz: readonly QuizQuestion[]) =>
  createHash('sha256')
    .update(JSON.stringify(quiz.map(({ text, options }) => [text, options])))
    .digest('hex')
    .slice(0, 16)

/** @throws conflict for answers to what the quiz was before: they cost no attempt. Without a name nothing is compared. */
export function demandSeen(quiz: readonly QuizQuestion[], seen: string | undefined) {
  if (seen !== undefined && seen !== quizSeen(quiz))
    throw new AppError('conflict', 'O quiz mudou enquanto você respondia. Leia de novo e confira as suas respostas.')
}
