import { login, whoCan } from '#platform/procedure.ts'
import { adjustPoints, undoAdjustment } from './by-hand/point-adjustments.actions.ts'
import { listAdjustments } from './by-hand/point-adjustments.queries.ts'
import { PointAdjustment, PointAdjustmentFilter, PointAdjustmentInput, PointAdjustmentPage, PointAdjustmentRef } from './by-hand/point-adjustments.schemas.ts'
import { hideGame } from './hiding/hiding.actions.ts'
import { listOwnEntries, showOwnGame } from './ledger/game.queries.ts'
import { GameHidden, OwnGame, PointEntryFilter, PointEntryPage } from './ledger/game.schemas.ts'
import { showRanking } from './ranking/ranking.queries.ts'
import { Ranking, RankingFilter } from './ranking/ranking.schemas.ts'

const team = whoCan('game.manage')
const by_hand = '/v1/gameficacao/points-by-hand' as const

export const pointsApi = {
  mine: login.get('/v1/gameficacao/mine', 'Seus pontos, seu nível e sua sequência', OwnGame, showOwnGame),
  entries: login.get('/v1/gameficacao/entries', 'Todos os seus pontos, o mais novo primeiro', PointEntryFilter, PointEntryPage, listOwnEntries),
  ranking: login.get('/v1/gameficacao/ranking', 'O ranking da semana, do mês ou de sempre', RankingFilter, Ranking, showRanking),
  hide: login.put('/v1/gameficacao/hidden', 'Esconde ou mostra o jogo', GameHidden, GameHidden, hideGame),
  byHand: {
    list: team.get(by_hand, 'Pontos que a equipe deu ou tirou', PointAdjustmentFilter, PointAdjustmentPage, listAdjustments),
    give: team.refusing('conflict').create(by_hand, 'Dá ou tira pontos de alguém, com motivo', PointAdjustmentInput, PointAdjustment, adjustPoints),
    undo: team.refusing('not_found', 'conflict').post(`${by_hand}/{id}/undo`, 'Desfaz o que a equipe deu ou tirou', PointAdjustmentRef, PointAdjustment, undoAdjustment),
  },
}
