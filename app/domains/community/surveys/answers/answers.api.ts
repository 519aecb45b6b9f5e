import { anyone, login, Nothing } from '#platform/procedure.ts'
import { answerSurvey, dismissSurvey } from './answers.actions.ts'
import { askedSurveys, showAsked } from './answers.queries.ts'
import { AskedSurveyDetail, AskedSurveyRef, AskedSurveys, SurveyAnswerInput, SurveyDismissal } from './answers.schemas.ts'

const all = '/v1/social/survey'

/** The side of who is asked. */
export const answersApi = {
  asked: anyone.get(all, 'Pesquisas abertas; `user_answer` é a resposta de quem pergunta', AskedSurveys, askedSurveys),
  show: login.get(`${all}/{slug}`, 'Uma pesquisa aberta, ou já respondida', AskedSurveyRef, AskedSurveyDetail, (ctx, { slug }) => showAsked(ctx, slug)),
  answer: login.post(`${all}/{id}/answer`, 'Responde uma pesquisa, uma vez por pessoa', SurveyAnswerInput, AskedSurveyDetail, answerSurvey),
  dismiss: login.post(`${all}/{id}/dismiss`, 'Esconde uma pesquisa por 14 dias, ou de vez', SurveyDismissal, Nothing, dismissSurvey),
}
