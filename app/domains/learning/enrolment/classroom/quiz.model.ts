import type { QuizQuestion } from '#domains/learning/courses/lessons/quiz.schemas.ts'

/** The share of questions answered exactly: every right option and no other. */
export function percentRight(quiz: readonly QuizQuestion[], answers: readonly (readonly number[])[]): number {
  if (!quiz.length) return 0
  const right = quiz.filter((question, at) => isRight(question, answers[at] ?? [])).length
  return Math.round((right / quiz.length) * 100)
}

const isRight = ({ right }: QuizQuestion, chosen: readonly number[]) => {
  const its = new Set(chosen)
  return its.size === new Set(right).size && right.every((at) => its.has(at))
}

export const takesMany = ({ right }: Pick<QuizQuestion, 'right'>) => new Set(right).size > 1

type Attempt = { questions: readonly QuizQuestion[]; answers: readonly (readonly number[])[] }

/**
 * What was answered, and which questions are right. Why, and what would have been right, comes when there is no other try:
 * else the next one would be copied. Of a question with several right options not even which of the chosen are: whoever
 * marks all of them would read the key.
 */
export const correctionOf = ({ questions, answers }: Attempt, { isLast }: { isLast: boolean }) =>
  questions.map((question, at) => ({
    ...question,
    chosen: [...(answers[at] ?? [])],
    is_right: isRight(question, answers[at] ?? []),
    right: isLast || isRight(question, answers[at] ?? []) ? question.right : [],
    many: takesMany(question),
    explanation: isLast ? question.explanation : '',
  }))

/** Questions without their answers; each person and attempt has its own order of options, the same when asked again. */
export function shuffled(
  { quiz, shuffled: mixes }: { quiz: readonly QuizQuestion[]; shuffled: boolean },
  seed: number,
) {
  return quiz.map(({ text, options, right }, question) => {
    const own = options.map((option, at) => ({ at, text: option }))
    const order = mixes ? own.sort((a, b) => mix(seed, question, a.at) - mix(seed, question, b.at)) : own
    return { text, many: takesMany({ right }), options: order }
  })
}

/** A number that looks random, of three (integer hash by Thomas Wang). */
function mix(seed: number, question: number, option: number) {
  let hash = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(question + 1, 0x85ebca6b) ^ Math.imul(option + 1, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return (hash ^ (hash >>> 16)) >>> 0
}
