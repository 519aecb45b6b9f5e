import { settleOutside, tryRefundAgain } from '#domains/market/payments/index.ts'
import { Nothing, whoCan } from '#platform/procedure.ts'
import { listAttention } from './attention.queries.ts'
import { MoneyAttention, RefundRef, RefundSettled } from './attention.schemas.ts'

const team = whoCan('marketplace.manage')
const acts = team.refusing('not_found', 'conflict')
const one = '/v1/market/staff/refused-refund/{id}' as const

export const attentionApi = {
  list: team.get('/v1/market/staff/attention', 'O que do dinheiro precisa de atenção', MoneyAttention, listAttention),
  tryAgain: acts.post(`${one}/again`, 'Pede de novo uma devolução recusada', RefundRef, Nothing, tryRefundAgain),
  settle: acts.post(`${one}/settled`, 'Diz que devolveu por fora', RefundSettled, Nothing, settleOutside),
}
