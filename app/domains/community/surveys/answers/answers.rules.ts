import { invalidField } from '#platform/errors.ts'
import { hasOptions, isScale, scales } from '../surveys/survey.kinds.ts'
import type { SurveyQuestion } from '../surveys/surveys.schemas.ts'
import type { GivenAnswer, SurveyAnswerValue } from './answers.schemas.ts'

/** What is kept of the answers: one value per answered question. Refuses what a question does not allow, beside it. */
export function demandAnswers(questions: SurveyQuestion[], given: GivenAnswer[]): SurveyAnswerValue[] {
  const known = new Set(questions.map(({ id }) => id))
  const asked = given.map(({ question_id }) => question_id)
  if (asked.some((id) => !known.has(id)) || new Set(asked).size < asked.length)
    throw invalidField(
      'answers',
      'As perguntas mudaram enquanto você respondia. Recarregue a página e responda de novo.',
    )
  return questions.flatMap((question, index) => {
    const at = asked.indexOf(question.id)
    const field = `answers.${at < 0 ? index : at}.${fieldOf(question)}`
    const value = valueGiven(question, given[at], field)
    if (!value && question.required) throw invalidField(field, 'Responda esta pergunta.')
    return value ?? []
  })
}

const fieldOf = ({ kind }: SurveyQuestion) => (hasOptions(kind) ? 'choices' : isScale(kind) ? 'scale' : 'text')

const nothing = { choices: null, scale: null, text: null }

/** Undefined when it was left out. */
function valueGiven({ id: question_id, kind, options }: SurveyQuestion, given: GivenAnswer | undefined, field: string) {
  if (hasOptions(kind)) {
    const choices = [...new Set(given?.choices ?? [])].sort((a, b) => a - b)
    if (!choices.length) return undefined
    if (choices.some((choice) => choice >= options.length)) throw invalidField(field, 'Escolha uma das opções.')
    if (kind === 'single' && choices.length > 1) throw invalidField(field, 'Escolha só uma opção.')
    return { ...nothing, question_id, choices }
  }
  if (isScale(kind)) {
    const scale = given?.scale
    if (scale === undefined) return undefined
    const [from, to] = scales[kind]
    if (scale < from || scale > to) throw invalidField(field, `Escolha uma nota de ${from} a ${to}.`)
    return { ...nothing, question_id, scale }
  }
  return given?.text ? { ...nothing, question_id, text: given.text } : undefined
}
