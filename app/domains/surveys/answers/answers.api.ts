import { z } from 'zod'
import { anyone, login } from '#platform/procedure.ts'
import { answerSurvey, dismissSurvey } from './answers.actions.ts'
import { askedSurveys, showAsked } from './answers.queries.ts'
import {
  AskedSurveyDetail,
  AskedSurveyRef,
  AskedSurveys,
  SurveyAnswerInput,
  SurveyDismissal,
} from './answers.schemas.ts'

const all = '/v1/social/survey'

/** The side of who is asked. */
export const answersApi = {
  asked: anyone
    .route({ method: 'GET', path: all, summary: 'Pesquisas abertas; `user_answer` é a resposta de quem pergunta' })
    .output(AskedSurveys)
    .handler(({ context }) => askedSurveys(context)),
  show: login
    .route({ method: 'GET', path: `${all}/{slug}`, summary: 'Uma pesquisa aberta, ou já respondida' })
    .input(AskedSurveyRef)
    .output(AskedSurveyDetail)
    .handler(({ context, input }) => showAsked(context, input.slug)),
  answer: login
    .route({ method: 'POST', path: `${all}/{id}/answer`, summary: 'Responde uma pesquisa, uma vez por pessoa' })
    .input(SurveyAnswerInput)
    .output(AskedSurveyDetail)
    .handler(({ context, input }) => answerSurvey(context, input)),
  dismiss: login
    .route({
      method: 'POST',
      path: `${all}/{id}/dismiss`,
      successStatus: 204,
      summary: 'Esconde uma pesquisa por 14 dias, ou de vez',
    })
    .input(SurveyDismissal)
    .output(z.void())
    .handler(({ context, input }) => dismissSurvey(context, input)),
}
