import { confirmed, inAStore, whoCan } from '#platform/procedure.ts'
import { approveReceiver, refuseReceiver, suspendReceiver } from './decide-receiver.actions.ts'
import { readReceiver } from './read-receiver.actions.ts'
import { listReceivers, showMyReceiver, showStoreReceiver } from './receivers.queries.ts'
import * as schemas from './receivers.schemas.ts'
import { saveMyReceiver, saveStoreReceiver } from './save-receiver.actions.ts'

const ofStore = '/v1/market/store/{store}/receiver'
const one = '/v1/market/receivers/{id}'
const team = whoCan('marketplace.manage')
const deciding = team.refusing('not_found', 'conflict')

export const receiversApi = {
  showStore: inAStore
    .refusing('not_found', 'forbidden')
    .get(ofStore, 'O recebedor da loja, com os dados mascarados', schemas.LedgerStoreRef, schemas.OwnReceiver, showStoreReceiver),
  saveStore: inAStore
    .refusing('not_found', 'forbidden', 'conflict')
    .put(ofStore, 'Troca os dados de recebimento da loja', schemas.StoreReceiverInput, schemas.OwnReceiver, saveStoreReceiver),
  showMine: confirmed.get('/v1/market/my-receivers', 'O próprio recebedor, de parceiro ou afiliado', schemas.OwnReceiver, showMyReceiver),
  saveMine: confirmed.refusing('conflict').put('/v1/market/my-receivers', 'Troca os próprios dados de recebimento', schemas.ReceiverInput, schemas.OwnReceiver, saveMyReceiver),
  list: team.get('/v1/market/receivers', 'Recebedores por situação', schemas.ReceiverFilter, schemas.ReceiverPage, listReceivers),
  show: team.refusing('not_found').get(one, 'Um recebedor com os dados bancários; a consulta fica na auditoria', schemas.ReceiverRef, schemas.ReceiverDetail, readReceiver),
  approve: deciding.post(`${one}/approve`, 'Aprova, ou volta a liberar um suspenso', schemas.ReceiverRef, schemas.ReceiverDetail, approveReceiver),
  refuse: deciding.post(`${one}/refuse`, 'Recusa com o motivo', schemas.ReceiverRefusal, schemas.ReceiverDetail, refuseReceiver),
  suspend: deciding.post(`${one}/suspend`, 'Suspende com o motivo: os repasses param', schemas.ReceiverRefusal, schemas.ReceiverDetail, suspendReceiver),
}
