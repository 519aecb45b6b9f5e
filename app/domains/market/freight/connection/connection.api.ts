import { inAStore, Nothing } from '#platform/procedure.ts'
import { FreightStoreRef } from '../tables/freight-tables.schemas.ts'
import { applyConnection, disconnect } from './connection.actions.ts'
import { showReturn, startConnection } from './connection.queries.ts'
import { ConnectionApply, ConnectionReturn, ConnectionStart, ConnectionState } from './connection.schemas.ts'

const ofStore = '/v1/market/store/{store}/freight-connection' as const
const back = '/v1/market/freight-connection' as const

export const connectionApi = {
  start: inAStore.refusing('not_found', 'conflict').get(ofStore, 'Onde autorizar a conta da loja no Melhor Envio', FreightStoreRef, ConnectionStart, startConnection),
  disconnect: inAStore.refusing('not_found').delete(ofStore, 'Desliga a conta do Melhor Envio', FreightStoreRef, Nothing, disconnect),
  show: inAStore.refusing('not_found', 'conflict').get(back, 'De que loja é uma autorização que voltou do Melhor Envio', ConnectionState, ConnectionReturn, showReturn),
  apply: inAStore.refusing('not_found', 'conflict', 'unavailable').post(back, 'Liga a conta autorizada à loja', ConnectionApply, ConnectionReturn, applyConnection),
}
