import { eventIterator } from '@orpc/server'
import { owner, refusing, whoCan } from '#platform/procedure.ts'
import { followCharge } from './charge.live.ts'
import { listCharges, showCharge, showOwnCharge } from './charges.queries.ts'
import { ChargeDetail, ChargeFilter, ChargeLive, ChargePage, ChargeRef, ChargeView } from './charges.schemas.ts'

const team = whoCan('marketplace.manage')
const own = '/v1/market/my-charges/{uuid}' as const

export const chargesApi = {
  list: team
    .route({ method: 'GET', path: '/v1/market/charges', summary: 'Todas as cobranças, por páginas' })
    .input(ChargeFilter)
    .output(ChargePage)
    .handler(({ context, input }) => listCharges(context, input)),
  show: team
    .route({ method: 'GET', path: '/v1/market/charges/{uuid}', summary: 'Uma cobrança, com tudo o que aconteceu' })
    .input(ChargeRef)
    .output(ChargeDetail)
    .handler(({ context, input }) => showCharge(context, input.uuid)),
  showOwn: owner
    .route({ method: 'GET', path: own, summary: 'Uma cobrança sua e como pagá-la' })
    .input(ChargeRef)
    .output(ChargeView)
    .handler(({ context, input }) => showOwnCharge(context, input.uuid)),
  live: refusing(owner, 'too_many')
    .route({ method: 'GET', path: `${own}/live`, summary: 'Mudanças de uma cobrança sua (SSE)' })
    .input(ChargeRef)
    .output(eventIterator(ChargeLive))
    .handler(({ context, input, lastEventId, signal }) => followCharge(context, input.uuid, { lastEventId, signal })),
}
