import { owner, refusing } from '#platform/procedure.ts'
import { sendAppeal } from './appeals.actions.ts'
import { showOwnDecision } from './appeals.queries.ts'
import { AppealCreate, AppealRef, OwnDecision } from './appeals.schemas.ts'

const one = '/v1/social/report/appeal/{uuid}' as const

export const appealsApi = {
  show: owner
    .route({ method: 'GET', path: one, summary: 'Uma decisão da moderação sobre algo seu' })
    .input(AppealRef)
    .output(OwnDecision)
    .handler(({ context, input }) => showOwnDecision(context, input.uuid)),
  send: refusing(owner, 'conflict')
    .route({ method: 'POST', path: one, successStatus: 201, summary: 'Recorre da decisão, uma vez, em até 30 dias' })
    .input(AppealCreate)
    .output(OwnDecision)
    .handler(({ context, input }) => sendAppeal(context, input)),
}
