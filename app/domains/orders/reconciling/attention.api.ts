import { z } from 'zod'
import { settleOutside, tryRefundAgain } from '#domains/payments/index.ts'
import { refusing, whoCan } from '#platform/procedure.ts'
import { listAttention } from './attention.queries.ts'
import { MoneyAttention, RefundRef, RefundSettled } from './attention.schemas.ts'

const team = whoCan('marketplace.manage')
const acts = refusing(team, 'not_found', 'conflict')
const one = '/v1/market/staff/refused-refund/{id}' as const

export const attentionApi = {
  list: team
    .route({ method: 'GET', path: '/v1/market/staff/attention', summary: 'O que do dinheiro precisa de atenção' })
    .output(MoneyAttention)
    .handler(({ context }) => listAttention(context)),
  tryAgain: acts
    .route({ method: 'POST', path: `${one}/again`, successStatus: 204, summary: 'Pede de novo uma devolução recusada' })
    .input(RefundRef)
    .output(z.void())
    .handler(({ context, input }) => tryRefundAgain(context, input)),
  settle: acts
    .route({ method: 'POST', path: `${one}/settled`, successStatus: 204, summary: 'Diz que devolveu por fora' })
    .input(RefundSettled)
    .output(z.void())
    .handler(({ context, input }) => settleOutside(context, input)),
}
