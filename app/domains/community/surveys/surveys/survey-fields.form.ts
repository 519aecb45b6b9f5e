import { pick } from '#shared/pick.ts'
import type { SurveyDetail } from './surveys.schemas.ts'

/** A survey as its form sends it. */
export const surveyFields = (survey: SurveyDetail) => ({
  ...pick(survey, 'title', 'description', 'audience', 'anonymous', 'opens_on', 'closes_on'),
  questions: survey.questions.map((question) => pick(question, 'kind', 'text', 'required', 'options')),
})
