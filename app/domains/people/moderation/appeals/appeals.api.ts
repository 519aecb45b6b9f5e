import { owner } from '#platform/procedure.ts'
import { sendAppeal } from './appeals.actions.ts'
import { showOwnDecision } from './appeals.queries.ts'
import { AppealCreate, AppealRef, OwnDecision } from './appeals.schemas.ts'

const one = '/v1/social/report/appeal/{uuid}' as const

export const appealsApi = {
  show: owner.get(one, 'Uma decisão da moderação sobre algo seu', AppealRef, OwnDecision, (ctx, { uuid }) => showOwnDecision(ctx, uuid)),
  send: owner.refusing('conflict').create(one, 'Recorre da decisão, uma vez, em até 30 dias', AppealCreate, OwnDecision, sendAppeal),
}
