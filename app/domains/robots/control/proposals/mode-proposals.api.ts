import { DeviceRef } from '#domains/robots/devices/devices/devices.schemas.ts'
import { login } from '#platform/procedure.ts'
import { answerProposal } from './answer-proposal.actions.ts'
import { showProposal } from './mode-proposal.queries.ts'
import { ModeProposalAnswer, ModeProposalAnswered, ModeProposalNow } from './mode-proposals.schemas.ts'

export const modeProposalsApi = {
  show: login
    .refusing('not_found')
    .get('/v1/ganza/ganza/{id}/mode-proposal', 'O modo proposto ao robô porque as plantas mudaram de fase', DeviceRef, ModeProposalNow, (ctx, { id }) => showProposal(ctx, id)),
  answer: login
    .refusing('not_found', 'conflict')
    .put(
      '/v1/ganza/ganza/{id}/mode-proposal/{proposal_id}',
      'Responde à proposta: o robô passa para o modo, ou fica como está',
      ModeProposalAnswer,
      ModeProposalAnswered,
      answerProposal,
    ),
}
