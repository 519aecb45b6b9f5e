import { whoCan } from '#platform/procedure.ts'
import { SurveyRef } from '../surveys/surveys.schemas.ts'
import { surveyAnswers, surveyResults, surveyTexts } from './results.queries.ts'
import {
  SurveyAnswerFilter,
  SurveyAnswerPage,
  SurveyResults,
  SurveyTextFilter,
  SurveyTextPage,
} from './results.schemas.ts'

const team = whoCan('surveys.manage')
const one = '/v1/surveys/survey/{id}'

export const resultsApi = {
  results: team
    .route({ method: 'GET', path: `${one}/results`, summary: 'Os resultados de uma pesquisa, por pergunta' })
    .input(SurveyRef)
    .output(SurveyResults)
    .handler(({ context, input }) => surveyResults(context, input.id)),
  texts: team
    .route({ method: 'GET', path: `${one}/question/{question_id}/texts`, summary: 'O que escreveram em uma pergunta' })
    .input(SurveyTextFilter)
    .output(SurveyTextPage)
    .handler(({ context, input }) => surveyTexts(context, input)),
  answers: team
    .route({ method: 'GET', path: `${one}/answers`, summary: 'As respostas, uma a uma' })
    .input(SurveyAnswerFilter)
    .output(SurveyAnswerPage)
    .handler(({ context, input }) => surveyAnswers(context, input)),
}
