import { anyone, whoCan } from '#platform/procedure.ts'
import { voteHelp } from './help-votes.actions.ts'
import { listHelpVotes } from './help-votes.queries.ts'
import { HelpVote, HelpVoteFilter, HelpVoteInput, HelpVotePage } from './help-votes.schemas.ts'

export const helpVotesApi = {
  send: anyone.refusing('not_found').post('/v1/ajuda/voto', 'Diz se uma pergunta ou um guia ajudou', HelpVoteInput, HelpVote, voteHelp),
  list: whoCan('help.manage').get('/v1/ajuda/staff/voto', 'O que ajudou e o que não', HelpVoteFilter, HelpVotePage, listHelpVotes),
}
