import { confirmed, inAStore, refusing, whoCan } from '#platform/procedure.ts'
import { approveReceiver, refuseReceiver, suspendReceiver } from './decide-receiver.actions.ts'
import { readReceiver } from './read-receiver.actions.ts'
import { listReceivers, showMyReceiver, showStoreReceiver } from './receivers.queries.ts'
import * as schemas from './receivers.schemas.ts'
import { saveMyReceiver, saveStoreReceiver } from './save-receiver.actions.ts'

const ofStore = '/v1/market/store/{store}/receiver'
const one = '/v1/market/receivers/{id}'
const team = whoCan('marketplace.manage')
const deciding = refusing(team, 'not_found', 'conflict')

export const receiversApi = {
  showStore: refusing(inAStore, 'not_found', 'forbidden')
    .route({ method: 'GET', path: ofStore, summary: 'O recebedor da loja, com os dados mascarados' })
    .input(schemas.LedgerStoreRef)
    .output(schemas.OwnReceiver)
    .handler(({ context, input }) => showStoreReceiver(context, input)),
  saveStore: refusing(inAStore, 'not_found', 'forbidden', 'conflict')
    .route({ method: 'PUT', path: ofStore, summary: 'Troca os dados de recebimento da loja' })
    .input(schemas.StoreReceiverInput)
    .output(schemas.OwnReceiver)
    .handler(({ context, input }) => saveStoreReceiver(context, input)),
  showMine: confirmed
    .route({ method: 'GET', path: '/v1/market/my-receivers', summary: 'O próprio recebedor, de parceiro ou afiliado' })
    .output(schemas.OwnReceiver)
    .handler(({ context }) => showMyReceiver(context)),
  saveMine: refusing(confirmed, 'conflict')
    .route({ method: 'PUT', path: '/v1/market/my-receivers', summary: 'Troca os próprios dados de recebimento' })
    .input(schemas.ReceiverInput)
    .output(schemas.OwnReceiver)
    .handler(({ context, input }) => saveMyReceiver(context, input)),
  list: team
    .route({ method: 'GET', path: '/v1/market/receivers', summary: 'Recebedores por situação' })
    .input(schemas.ReceiverFilter)
    .output(schemas.ReceiverPage)
    .handler(({ context, input }) => listReceivers(context, input)),
  show: refusing(team, 'not_found')
    .route({ method: 'GET', path: one, summary: 'Um recebedor com os dados bancários; a consulta fica na auditoria' })
    .input(schemas.ReceiverRef)
    .output(schemas.ReceiverDetail)
    .handler(({ context, input }) => readReceiver(context, input)),
  approve: deciding
    .route({ method: 'POST', path: `${one}/approve`, summary: 'Aprova, ou volta a liberar um suspenso' })
    .input(schemas.ReceiverRef)
    .output(schemas.ReceiverDetail)
    .handler(({ context, input }) => approveReceiver(context, input)),
  refuse: deciding
    .route({ method: 'POST', path: `${one}/refuse`, summary: 'Recusa com o motivo' })
    .input(schemas.ReceiverRefusal)
    .output(schemas.ReceiverDetail)
    .handler(({ context, input }) => refuseReceiver(context, input)),
  suspend: deciding
    .route({ method: 'POST', path: `${one}/suspend`, summary: 'Suspende com o motivo: os repasses param' })
    .input(schemas.ReceiverRefusal)
    .output(schemas.ReceiverDetail)
    .handler(({ context, input }) => suspendReceiver(context, input)),
}
