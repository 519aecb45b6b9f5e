import { login, refusing } from '#platform/procedure.ts'
import { subscribe, unsubscribe, unsubscribeAll } from './push-subscriptions.actions.ts'
import { PushDevices, PushEndpoint, PushInput, PushKey } from './push-subscriptions.schemas.ts'

const path = '/v1/notificacoes/push-subscription' as const

export const pushApi = {
  key: login
    .route({ method: 'GET', path: '/v1/notificacoes/push-key', summary: 'A chave com que o navegador aceita avisos' })
    .output(PushKey)
    .handler(({ context }) => ({ public_key: context.env.push?.public_key ?? null })),
  subscribe: refusing(login, 'conflict')
    .route({ method: 'PUT', path, summary: 'Este navegador recebe avisos enquanto a sessão durar' })
    .input(PushInput)
    .output(PushDevices)
    .handler(({ context, input }) => subscribe(context, input)),
  unsubscribe: login
    .route({ method: 'POST', path: `${path}/end`, summary: 'Este navegador não recebe mais avisos' })
    .input(PushEndpoint)
    .output(PushDevices)
    .handler(({ context, input }) => unsubscribe(context, input)),
  unsubscribeAll: login
    .route({ method: 'DELETE', path, summary: 'Nenhum navegador seu recebe mais avisos' })
    .output(PushDevices)
    .handler(({ context }) => unsubscribeAll(context)),
}
