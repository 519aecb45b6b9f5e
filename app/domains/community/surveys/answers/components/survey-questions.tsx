import { HiddenField } from '#ui/form/hidden-field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { isScale, scales, stepsOf } from '../../surveys/survey.kinds.ts'
import type { SurveyQuestion } from '../../surveys/surveys.schemas.ts'
import { ChoiceField } from './choice-field.tsx'
import { ScaleField } from './scale-field.tsx'

/** The questions as fields of a form: `answers[0].choices`. */
export const SurveyQuestions = ({ questions }: { questions: SurveyQuestion[] }) =>
  questions.map((question, index) => (
    <div key={question.id}>
      <HiddenField name={`answers[${index}].question_id`} value={question.id} />
      <Question question={question} name={`answers[${index}]`} />
    </div>
  ))

function Question({ question: { kind, text, required, options }, name }: { question: SurveyQuestion; name: string }) {
  const field = { label: text, required }
  if (kind === 'text') return <TextArea {...field} name={`${name}.text`} maxLength={2000} rows={3} />
  if (isScale(kind)) {
    const [from, to] = scales[kind]
    return (
      <ScaleField
        {...field}
        name={`${name}.scale`}
        steps={stepsOf(kind)}
        help={`${from} é a menor nota, ${to} é a maior.`}
      />
    )
  }
  const lines = options.map((label, value) => ({ value, label }))
  return kind === 'multiple' ? (
    <ChoiceField {...field} name={`${name}.choices`} options={lines} help="Marque quantas quiser." multiple />
  ) : (
    <ChoiceField {...field} name={`${name}.choices`} options={lines} />
  )
}
