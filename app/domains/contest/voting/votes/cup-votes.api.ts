import { login, whoCan } from '#platform/procedure.ts'
import { castVote, decideVotes } from './cup-votes.actions.ts'
import { listBallots, listCompetitors, listStaffVotes, showCompetitor } from './cup-votes.queries.ts'
import {
  CupBallots,
  CupCompetitor,
  CupCompetitorFilter,
  CupCompetitorPage,
  CupCompetitorRef,
  CupVoteGiven,
  CupVoteInput,
  StaffVoteDecided,
  StaffVoteDecision,
  StaffVoteFilter,
  StaffVotePage,
} from './cup-votes.schemas.ts'

const path = '/v1/social/copa_grower' as const
const staff = whoCan('cup.manage').refusing('not_found', 'conflict')

export const cupVotesApi = {
  ballots: login.refusing('not_found').get(`${path}/cedulas`, 'Onde você vota nesta fase, e os seus votos', CupBallots, listBallots),
  competitors: login.refusing('not_found').get(`${path}/concorrentes`, 'Quem recebe votos nesta fase', CupCompetitorFilter, CupCompetitorPage, listCompetitors),
  competitor: login.refusing('not_found').get(`${path}/concorrentes/{nickname}`, 'Um concorrente, com os redondos que recebem votos', CupCompetitorRef, CupCompetitor, showCompetitor),
  cast: login.refusing('not_found', 'conflict').post(`${path}/{uuid}/voto`, 'Vota, ou troca o voto', CupVoteInput, CupVoteGiven, castVote),
  listStaff: staff.get(`${path}/equipe/voto`, 'Votos em quarentena, com o motivo', StaffVoteFilter, StaffVotePage, listStaffVotes),
  decide: staff.post(`${path}/equipe/voto`, 'Libera ou anula votos em quarentena', StaffVoteDecision, StaffVoteDecided, decideVotes),
}
