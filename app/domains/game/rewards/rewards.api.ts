import { login, whoCan } from '#platform/procedure.ts'
import { claimReward, settleClaim } from './rewards/claims.actions.ts'
import { listRewards, listWaiting } from './rewards/rewards.queries.ts'
import { ClaimSettle, RewardClaimInput, RewardShelf, WaitingClaims } from './rewards/rewards.schemas.ts'

const team = whoCan('game.manage')

export const rewardsApi = {
  list: login.get('/v1/gameficacao/rewards', 'O que se troca por pontos', RewardShelf, listRewards),
  claim: login
    .refusing('not_found', 'conflict')
    .post('/v1/gameficacao/rewards/{slug}/claim', 'Troca pontos por uma recompensa, uma vez', RewardClaimInput, RewardShelf, claimReward),
  waiting: team.get('/v1/gameficacao/claims', 'Produtos trocados que ainda não foram enviados', WaitingClaims, listWaiting),
  settle: team.refusing('not_found').post('/v1/gameficacao/claims/{id}', 'Marca como enviado, ou devolve os pontos', ClaimSettle, WaitingClaims, settleClaim),
}
