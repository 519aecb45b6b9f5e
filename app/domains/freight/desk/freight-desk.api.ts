import { inAStore, refusing } from '#platform/procedure.ts'
import { FreightStoreRef } from '../tables/freight-tables.schemas.ts'
import { listFreightThings, showFreightDesk, tryFreight } from './freight-desk.queries.ts'
import { FreightDesk, FreightThings, FreightTrial, FreightTrialInput } from './freight-desk.schemas.ts'

const all = '/v1/market/store/{store}/freight' as const
const read = refusing(inAStore, 'not_found')

export const freightDeskApi = {
  show: read
    .route({ method: 'GET', path: all, summary: 'As formas de envio da loja' })
    .input(FreightStoreRef)
    .output(FreightDesk)
    .handler(({ context, input }) => showFreightDesk(context, input)),
  things: read
    .route({ method: 'GET', path: `${all}/thing`, summary: 'O que a loja envia, para simular o frete' })
    .input(FreightStoreRef)
    .output(FreightThings)
    .handler(({ context, input }) => listFreightThings(context, input)),
  try: read
    .route({ method: 'POST', path: `${all}/trial`, summary: 'Simula o frete de um produto para um CEP' })
    .input(FreightTrialInput)
    .output(FreightTrial)
    .handler(({ context, input }) => tryFreight(context, input)),
}
