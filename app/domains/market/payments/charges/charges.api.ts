import { eventIterator } from '@orpc/server'
import { owner, whoCan } from '#platform/procedure.ts'
import { followCharge } from './charge.live.ts'
import { listCharges, showCharge, showOwnCharge } from './charges.queries.ts'
import { ChargeDetail, ChargeFilter, ChargeLive, ChargePage, ChargeRef, ChargeView } from './charges.schemas.ts'

const team = whoCan('marketplace.manage')
const own = '/v1/market/my-charges/{uuid}' as const

export const chargesApi = {
  list: team.get('/v1/market/charges', 'Todas as cobranças, por páginas', ChargeFilter, ChargePage, listCharges),
  show: team.get('/v1/market/charges/{uuid}', 'Uma cobrança, com tudo o que aconteceu', ChargeRef, ChargeDetail, (ctx, { uuid }) => showCharge(ctx, uuid)),
  showOwn: owner.get(own, 'Uma cobrança sua e como pagá-la', ChargeRef, ChargeView, (ctx, { uuid }) => showOwnCharge(ctx, uuid)),
  live: owner
    .refusing('too_many')
    .get(`${own}/live`, 'Mudanças de uma cobrança sua (SSE)', ChargeRef, eventIterator(ChargeLive), (ctx, { uuid }, stream) => followCharge(ctx, uuid, stream)),
}
