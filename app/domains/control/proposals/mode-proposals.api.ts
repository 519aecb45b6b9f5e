import { DeviceRef } from '#domains/devices/devices/devices.schemas.ts'
import { login, refusing } from '#platform/procedure.ts'
import { answerProposal } from './answer-proposal.actions.ts'
import { showProposal } from './mode-proposal.queries.ts'
import { ModeProposalAnswer, ModeProposalAnswered, ModeProposalNow } from './mode-proposals.schemas.ts'

export const modeProposalsApi = {
  show: refusing(login, 'not_found')
    .route({
      method: 'GET',
      path: '/v1/ganza/ganza/{id}/mode-proposal',
      summary: 'O modo proposto ao robô porque as plantas mudaram de fase',
    })
    .input(DeviceRef)
    .output(ModeProposalNow)
    .handler(({ context, input }) => showProposal(context, input.id)),
  answer: refusing(login, 'not_found', 'conflict')
    .route({
      method: 'PUT',
      path: '/v1/ganza/ganza/{id}/mode-proposal/{proposal_id}',
      summary: 'Responde à proposta: o robô passa para o modo, ou fica como está',
    })
    .input(ModeProposalAnswer)
    .output(ModeProposalAnswered)
    .handler(({ context, input }) => answerProposal(context, input)),
}
