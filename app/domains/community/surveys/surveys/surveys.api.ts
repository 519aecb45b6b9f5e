import { Nothing, whoCan } from '#platform/procedure.ts'
import { changeSurvey, closeSurvey, createSurvey, openSurvey, removeSurvey } from './surveys.actions.ts'
import { listSurveys, showSurvey } from './surveys.queries.ts'
import { SurveyChange, SurveyDetail, SurveyFilter, SurveyInput, SurveyPage, SurveyRef } from './surveys.schemas.ts'

const team = whoCan('surveys.manage')
const all = '/v1/surveys/survey'
const one = `${all}/{id}` as const

/** The team's side. */
export const surveysApi = {
  list: team.get(all, 'Todas as pesquisas', SurveyFilter, SurveyPage, listSurveys),
  show: team.get(one, 'Uma pesquisa, com as perguntas', SurveyRef, SurveyDetail, (ctx, { id }) => showSurvey(ctx, id)),
  create: team.create(all, 'Cria uma pesquisa como rascunho', SurveyInput, SurveyDetail, createSurvey),
  update: team.put(one, 'Muda uma pesquisa; as perguntas, só sem respostas', SurveyChange, SurveyDetail, changeSurvey),
  open: team.post(`${one}/open`, 'Abre um rascunho', SurveyRef, SurveyDetail, (ctx, { id }) => openSurvey(ctx, id)),
  close: team.post(`${one}/close`, 'Encerra uma pesquisa aberta', SurveyRef, SurveyDetail, (ctx, { id }) => closeSurvey(ctx, id)),
  remove: team.delete(one, 'Apaga uma pesquisa e suas respostas', SurveyRef, Nothing, (ctx, { id }) => removeSurvey(ctx, id)),
}
