import { createHmac } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { sealedTokens } from '#domains/market/freight/connection/account-tokens.secrets.ts'
import { melhor_envio_accounts } from '#domains/market/freight/connection/melhor-envio-accounts.table.ts'
import { aStore } from '#domains/market/stores/stores.factory.ts'
import { type Context, createContext, signedIn, withViewer } from '#platform/context.ts'
import { melhorEnvio } from '#platform/melhor-envio/melhor-envio-client.ts'
import { localServer, type Received } from './local-server.ts'

export const application = { client_id: '21', client_secret: 'segredo-da-aplicacao' }

type Answer = { status?: number; body: unknown; after_ms?: number }
/** Takes the place of an answer; undefined leaves the ordinary one. */
export type Changed = (asked: Received & { json: Record<string, never> }) => Answer | undefined

const services = [
  {
    id: 1,
    name: 'PAC',
    price: '28.90',
    delivery_time: 7,
    delivery_range: { min: 5, max: 7 },
    company: { name: 'Correios' },
  },
  {
    id: 2,
    name: 'SEDEX',
    price: '41.35',
    delivery_time: 2,
    delivery_range: { min: 1, max: 2 },
    company: { name: 'Correios' },
  },
  { id: 3, name: '.Package', error: 'Transportadora não atende este trecho.', company: { name: 'Jadlog' } },
]

/**
 * Melhor Envio on a port of its own: tokens, prices, a cart that is paid from a balance, labels, tracking. Counts what was
 * paid, so that nobody pays twice.
 */
export async function aMelhorEnvio(ctx: Context, changed: Changed = () => undefined) {
  const state = { orders: new Map<string, string>(), paid: [] as string[], tokens: 0 }
  const server = await localServer((asked) => {
    const json = JSON.parse(asked.body || '{}')
    const { status = 200, body, after_ms } = changed({ ...asked, json }) ?? ordinary(asked, json, state)
    return { status, body: JSON.stringify(body), after_ms }
  })
  onTestFinished(() => server.close())
  const user_agent = 'Grower (contato@grower.example)'
  const env = { ...ctx.env, melhor_envio: melhorEnvio({ ...application, url: server.url, user_agent }) }
  return { there: createContext({ ...ctx, env }), server, state, of: (path: string) => asked(server.received, path) }
}

const asked = (received: Received[], path: string) => received.filter((one) => one.path.endsWith(path))

function ordinary(
  { path, headers }: Received,
  json: { orders?: string[] },
  state: { orders: Map<string, string>; paid: string[]; tokens: number },
): Answer {
  if (path === '/oauth/token') {
    state.tokens++
    const name = state.tokens
    return {
      body: { token_type: 'Bearer', expires_in: 2_592_000, access_token: `a${name}`, refresh_token: `r${name}` },
    }
  }
  if (!headers.authorization?.startsWith('Bearer ')) return { status: 401, body: { message: 'Unauthenticated.' } }
  const ids = json.orders ?? []
  switch (path) {
    case '/api/v2/me/shipment/calculate':
      return { body: services }
    case '/api/v2/me/cart': {
      const id = `me-${state.orders.size + 1}`
      state.orders.set(id, 'pending')
      return { status: 201, body: { id, protocol: 'ORD-1', price: 28.9, status: 'pending' } }
    }
    case '/api/v2/me/shipment/checkout':
      for (const id of ids) {
        state.paid.push(id)
        state.orders.set(id, 'released')
      }
      return { body: { purchase: { id: 'p1', status: 'paid' } } }
    case '/api/v2/me/shipment/generate':
      return { body: Object.fromEntries(ids.map((id) => [id, { status: true, message: 'ok' }])) }
    case '/api/v2/me/shipment/print':
      return { body: { url: 'https://sandbox.melhorenvio.com.br/imprimir/abc' } }
    case '/api/v2/me/shipment/tracking':
      return {
        body: Object.fromEntries(ids.map((id) => [id, { id, status: state.orders.get(id), tracking: null }])),
      }
    default:
      return { status: 404, body: { message: 'Not Found' } }
  }
}

/** A store whose account is connected, for `days` more. */
export async function aConnectedStore(ctx: Context, days = 30) {
  const { store, owner } = await aStore(ctx)
  const tokens = { access_token: 'a0', refresh_token: 'r0', expires_in: days * 86_400 }
  await ctx.db.insert(melhor_envio_accounts).values({
    store_id: store.id,
    connected_by: owner.id,
    ...sealedTokens(ctx.env.keys, store.id, tokens, ctx.now()),
  })
  return { store, owner }
}

export const signed = (body: string) => createHmac('sha256', application.client_secret).update(body).digest('base64')

/** The same person in the context of a test that has Melhor Envio. */
export const withMelhorEnvio = (there: Context, viewer: Context): Context => {
  signedIn(viewer)
  return withViewer(there, viewer.viewer)
}
