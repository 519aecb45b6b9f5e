import { z } from 'zod'
import { inAStore, refusing } from '#platform/procedure.ts'
import { FreightStoreRef } from '../tables/freight-tables.schemas.ts'
import { applyConnection, disconnect } from './connection.actions.ts'
import { showReturn, startConnection } from './connection.queries.ts'
import { ConnectionApply, ConnectionReturn, ConnectionStart, ConnectionState } from './connection.schemas.ts'

const ofStore = '/v1/market/store/{store}/freight-connection' as const
const back = '/v1/market/freight-connection' as const

export const connectionApi = {
  start: refusing(inAStore, 'not_found', 'conflict')
    .route({ method: 'GET', path: ofStore, summary: 'Onde autorizar a conta da loja no Melhor Envio' })
    .input(FreightStoreRef)
    .output(ConnectionStart)
    .handler(({ context, input }) => startConnection(context, input)),
  disconnect: refusing(inAStore, 'not_found')
    .route({ method: 'DELETE', path: ofStore, successStatus: 204, summary: 'Desliga a conta do Melhor Envio' })
    .input(FreightStoreRef)
    .output(z.void())
    .handler(({ context, input }) => disconnect(context, input)),
  show: refusing(inAStore, 'not_found', 'conflict')
    .route({ method: 'GET', path: back, summary: 'De que loja é uma autorização que voltou do Melhor Envio' })
    .input(ConnectionState)
    .output(ConnectionReturn)
    .handler(({ context, input }) => showReturn(context, input)),
  apply: refusing(inAStore, 'not_found', 'conflict', 'unavailable')
    .route({ method: 'POST', path: back, summary: 'Liga a conta autorizada à loja' })
    .input(ConnectionApply)
    .output(ConnectionReturn)
    .handler(({ context, input }) => applyConnection(context, input)),
}
