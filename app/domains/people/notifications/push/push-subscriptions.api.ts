import { login } from '#platform/procedure.ts'
import { showPushKey } from './push-key.queries.ts'
import { subscribe, unsubscribe, unsubscribeAll } from './push-subscriptions.actions.ts'
import { PushDevices, PushEndpoint, PushInput, PushKey } from './push-subscriptions.schemas.ts'

const path = '/v1/notificacoes/push-subscription' as const

export const pushApi = {
  key: login.get('/v1/notificacoes/push-key', 'A chave com que o navegador aceita avisos', PushKey, showPushKey),
  subscribe: login.refusing('conflict').put(path, 'Este navegador recebe avisos enquanto a sessão durar', PushInput, PushDevices, subscribe),
  unsubscribe: login.post(`${path}/end`, 'Este navegador não recebe mais avisos', PushEndpoint, PushDevices, unsubscribe),
  unsubscribeAll: login.delete(path, 'Nenhum navegador seu recebe mais avisos', PushDevices, unsubscribeAll),
}
