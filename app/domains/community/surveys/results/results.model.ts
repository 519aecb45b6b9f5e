import { isScale, stepsOf } from '../surveys/survey.kinds.ts'
import type { SurveyQuestion } from '../surveys/surveys.schemas.ts'

/** What a question's bars stand for: its options, or the steps of its scale. `value` is what answers hold. */
export const barsOf = ({ kind, options }: Pick<SurveyQuestion, 'kind' | 'options'>) =>
  isScale(kind)
    ? stepsOf(kind).map((value) => ({ value, label: String(value) }))
    : options.map((label, value) => ({ value, label }))

/** The mean of a scale from how often each step was chosen; null without answers. */
export function meanOf(counts: { value: number; count: number }[]): number | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0)
  return total ? counts.reduce((sum, { value, count }) => sum + value * count, 0) / total : null
}
