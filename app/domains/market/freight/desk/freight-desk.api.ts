import { inAStore } from '#platform/procedure.ts'
import { FreightStoreRef } from '../tables/freight-tables.schemas.ts'
import { listFreightThings, showFreightDesk, tryFreight } from './freight-desk.queries.ts'
import { FreightDesk, FreightThings, FreightTrial, FreightTrialInput } from './freight-desk.schemas.ts'

const all = '/v1/market/store/{store}/freight' as const
const read = inAStore.refusing('not_found')

export const freightDeskApi = {
  show: read.get(all, 'As formas de envio da loja', FreightStoreRef, FreightDesk, showFreightDesk),
  things: read.get(`${all}/thing`, 'O que a loja envia, para simular o frete', FreightStoreRef, FreightThings, listFreightThings),
  try: read.post(`${all}/trial`, 'Simula o frete de um produto para um CEP', FreightTrialInput, FreightTrial, tryFreight),
}
