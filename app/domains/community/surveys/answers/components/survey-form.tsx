import { Form } from '#ui/form/form.tsx'
import { HiddenField } from '#ui/form/hidden-field.tsx'
import { SubmitButton } from '#ui/form/submit-button.tsx'
import type { AskedSurvey } from '../answers.schemas.ts'
import { promiseOf } from '../survey-promise.words.ts'
import { SurveyQuestions } from './survey-questions.tsx'

type Props = {
  survey: Pick<AskedSurvey, 'slug' | 'questions' | 'anonymous'>
  /** Where to go afterwards. */
  back: string
  /** In a card: sent by this fetcher, without leaving the page before it is accepted. */
  fetcherKey?: string
}

export const SurveyForm = ({ survey, back, fetcherKey }: Props) => (
  <Form name="answer" action={`/pesquisa/${survey.slug}`} fetcherKey={fetcherKey}>
    <HiddenField name="back" value={back} />
    <SurveyQuestions questions={survey.questions} />
    <p className="text-sm text-muted">{promiseOf(survey)}</p>
    <SubmitButton sending="Enviando…">Enviar respostas</SubmitButton>
  </Form>
)
