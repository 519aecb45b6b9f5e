import { z } from 'zod'
import { whoCan } from '#platform/procedure.ts'
import { changeSurvey, closeSurvey, createSurvey, openSurvey, removeSurvey } from './surveys.actions.ts'
import { listSurveys, showSurvey } from './surveys.queries.ts'
import { SurveyChange, SurveyDetail, SurveyFilter, SurveyInput, SurveyPage, SurveyRef } from './surveys.schemas.ts'

const team = whoCan('surveys.manage')
const all = '/v1/surveys/survey'
const one = `${all}/{id}` as const

/** The team's side. */
export const surveysApi = {
  list: team
    .route({ method: 'GET', path: all, summary: 'Todas as pesquisas' })
    .input(SurveyFilter)
    .output(SurveyPage)
    .handler(({ context, input }) => listSurveys(context, input)),
  show: team
    .route({ method: 'GET', path: one, summary: 'Uma pesquisa, com as perguntas' })
    .input(SurveyRef)
    .output(SurveyDetail)
    .handler(({ context, input }) => showSurvey(context, input.id)),
  create: team
    .route({ method: 'POST', path: all, successStatus: 201, summary: 'Cria uma pesquisa como rascunho' })
    .input(SurveyInput)
    .output(SurveyDetail)
    .handler(({ context, input }) => createSurvey(context, input)),
  update: team
    .route({ method: 'PUT', path: one, summary: 'Muda uma pesquisa; as perguntas, só sem respostas' })
    .input(SurveyChange)
    .output(SurveyDetail)
    .handler(({ context, input }) => changeSurvey(context, input)),
  open: team
    .route({ method: 'POST', path: `${one}/open`, summary: 'Abre um rascunho' })
    .input(SurveyRef)
    .output(SurveyDetail)
    .handler(({ context, input }) => openSurvey(context, input.id)),
  close: team
    .route({ method: 'POST', path: `${one}/close`, summary: 'Encerra uma pesquisa aberta' })
    .input(SurveyRef)
    .output(SurveyDetail)
    .handler(({ context, input }) => closeSurvey(context, input.id)),
  remove: team
    .route({ method: 'DELETE', path: one, successStatus: 204, summary: 'Apaga uma pesquisa e suas respostas' })
    .input(SurveyRef)
    .output(z.void())
    .handler(({ context, input }) => removeSurvey(context, input.id)),
}
