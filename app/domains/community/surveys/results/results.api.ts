import { whoCan } from '#platform/procedure.ts'
import { SurveyRef } from '../surveys/surveys.schemas.ts'
import { surveyAnswers, surveyResults, surveyTexts } from './results.queries.ts'
import { SurveyAnswerFilter, SurveyAnswerPage, SurveyResults, SurveyTextFilter, SurveyTextPage } from './results.schemas.ts'

const team = whoCan('surveys.manage')
const one = '/v1/surveys/survey/{id}'

export const resultsApi = {
  results: team.get(`${one}/results`, 'Os resultados de uma pesquisa, por pergunta', SurveyRef, SurveyResults, (ctx, { id }) => surveyResults(ctx, id)),
  texts: team.get(`${one}/question/{question_id}/texts`, 'O que escreveram em uma pergunta', SurveyTextFilter, SurveyTextPage, surveyTexts),
  answers: team.get(`${one}/answers`, 'As respostas, uma a uma', SurveyAnswerFilter, SurveyAnswerPage, surveyAnswers),
}
