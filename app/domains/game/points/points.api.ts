import { login } from '#platform/procedure.ts'
import { hideGame } from './hiding/hiding.actions.ts'
import { listOwnEntries, showOwnGame } from './ledger/game.queries.ts'
import { GameHidden, OwnGame, PointEntryFilter, PointEntryPage } from './ledger/game.schemas.ts'
import { showRanking } from './ranking/ranking.queries.ts'
import { Ranking, RankingFilter } from './ranking/ranking.schemas.ts'

export const pointsApi = {
  mine: login.get('/v1/gameficacao/mine', 'Seus pontos, seu nível e sua sequência', OwnGame, showOwnGame),
  entries: login.get('/v1/gameficacao/entries', 'Todos os seus pontos, o mais novo primeiro', PointEntryFilter, PointEntryPage, listOwnEntries),
  ranking: login.get('/v1/gameficacao/ranking', 'O ranking da semana, do mês ou de sempre', RankingFilter, Ranking, showRanking),
  hide: login.put('/v1/gameficacao/hidden', 'Esconde ou mostra o jogo', GameHidden, GameHidden, hideGame),
}
