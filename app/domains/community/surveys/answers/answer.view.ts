import type { SurveyQuestion } from '../surveys/surveys.schemas.ts'
import type { SurveyAnswerValue } from './answers.schemas.ts'

/** One answer in words: 'Sol; LED', '8', 'Gosto muito.'; empty when the question was left out. */
export function answerText({ options }: Pick<SurveyQuestion, 'options'>, value: SurveyAnswerValue | undefined) {
  if (value?.choices) return value.choices.map((choice) => options[choice] ?? '').join('; ')
  return value?.text ?? (value?.scale ?? '').toString()
}
