import { whoCan } from '#platform/procedure.ts'
import { listOpenConsequences } from './consequences.queries.ts'
import { ConsequenceRef, OpenConsequences, Retried } from './consequences.schemas.ts'
import { retryConsequence } from './retry-consequence.actions.ts'

const team = whoCan('marketplace.manage')

export const consequencesApi = {
  listOpen: team.get('/v1/market/consequences', 'Avisos do banco que ainda não tiveram efeito', OpenConsequences, listOpenConsequences),
  retry: team
    .refusing('not_found')
    .post('/v1/market/consequences/{id}/retry', 'Tenta de novo o que devia seguir de um aviso do banco; fica na auditoria', ConsequenceRef, Retried, (ctx, { id }) =>
      retryConsequence(ctx, id),
    ),
}
