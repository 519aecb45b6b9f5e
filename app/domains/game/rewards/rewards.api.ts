import { login, whoCan } from '#platform/procedure.ts'
import { claimReward, settleClaim } from './rewards/claims.actions.ts'
import { listClaims, listRewards } from './rewards/rewards.queries.ts'
import { ClaimFilter, ClaimSettle, ProductClaim, ProductClaimPage, RewardClaimInput, RewardShelf } from './rewards/rewards.schemas.ts'

const team = whoCan('game.manage')

export const rewardsApi = {
  list: login.get('/v1/gameficacao/rewards', 'O que se troca por pontos', RewardShelf, listRewards),
  claim: login
    .refusing('not_found', 'conflict')
    .post('/v1/gameficacao/rewards/{slug}/claim', 'Troca pontos por uma recompensa, uma vez', RewardClaimInput, RewardShelf, claimReward),
  claims: team.get('/v1/gameficacao/claims', 'Produtos trocados: a enviar, enviados ou devolvidos', ClaimFilter, ProductClaimPage, listClaims),
  settle: team.refusing('not_found').post('/v1/gameficacao/claims/{id}', 'Marca como enviado, desmarca, ou devolve os pontos', ClaimSettle, ProductClaim, settleClaim),
}
