import { z } from 'zod'
import { refusing, whoCan } from '#platform/procedure.ts'
import { listOpenConsequences } from './consequences.queries.ts'
import { ConsequenceRef, OpenConsequence, Retried } from './consequences.schemas.ts'
import { retryConsequence } from './retry-consequence.actions.ts'

const team = whoCan('marketplace.manage')

export const consequencesApi = {
  listOpen: team
    .route({ method: 'GET', path: '/v1/market/consequences', summary: 'Avisos do banco que ainda não tiveram efeito' })
    .output(z.array(OpenConsequence))
    .handler(({ context }) => listOpenConsequences(context)),
  retry: refusing(team, 'not_found')
    .route({
      method: 'POST',
      path: '/v1/market/consequences/{id}/retry',
      summary: 'Tenta de novo o que devia seguir de um aviso do banco; fica na auditoria',
    })
    .input(ConsequenceRef)
    .output(Retried)
    .handler(({ context, input }) => retryConsequence(context, input.id)),
}
