import { createHmac } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { type Context, createContext } from '#platform/context.ts'
import { discordBot } from '#platform/discord/bot.ts'
import { discordWebhooks } from '#platform/discord/webhooks.ts'
import { whatsAppCloud } from '#platform/whatsapp/cloud-api.ts'
import { localServer, type Received } from './local-server.ts'

const phoneId = '1234567890'
const appSecret = 'segredo-do-aplicativo'
export const verifyToken = 'palavra-de-verificacao'

type Answer = { status?: number; body: unknown; headers?: Record<string, string>; after_ms?: number }
/** Takes the place of an answer; undefined leaves the ordinary one. */
type Changed = (asked: Received) => Answer | undefined

/**
 * Meta's Cloud API and Discord on one port: messages by template and in free words, the account's templates page by page, a
 * bot's messages and webhooks. `there` is the context of a server that is set up for them.
 */
export async function messaging(ctx: Context, changed: Changed = () => undefined) {
  const templates: object[] = []
  const server = await localServer((asked) => {
    const { body, ...rest } = changed(asked) ?? ordinary(asked, templates, server.received.length)
    return { ...rest, body: JSON.stringify(body) }
  })
  onTestFinished(() => server.close())
  const env = {
    ...ctx.env,
    whatsapp: whatsAppCloud({
      ...{ url: `${server.url}/v23.0`, token: 'segredo', phoneId, noticeTemplate: 'aviso', codeTemplate: 'codigo' },
      ...{ businessId: '555', appSecret, verifyToken },
    }),
    discord: discordWebhooks(server.url),
    discord_bot: discordBot({ url: server.url, token: 'robo' }),
  }
  const posts = () => server.received.filter(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body))
  return { there: createContext({ ...ctx, env }), server, templates, posts }
}

function ordinary({ path, method, headers }: Received, templates: object[], count: number): Answer {
  if (path.startsWith('/v23.0/') && headers.authorization !== 'Bearer segredo')
    return { status: 401, body: { error: { code: 190, message: 'Invalid OAuth access token' } } }
  if (path === `/v23.0/${phoneId}/messages`) return { body: { messages: [{ id: `wamid.${count}` }] } }
  if (path.startsWith('/v23.0/555/message_templates')) return pageOf(templates, new URL(path, 'http://x').searchParams)
  if (path.startsWith('/api/v10/channels/') && headers.authorization !== 'Bot robo') return { status: 401, body: {} }
  if (path.startsWith('/api/v10/')) return { body: { id: method === 'GET' ? '1' : `9${count}` } }
  return { status: 404, body: {} }
}

/** Two to a page, so that tests meet a second one. */
function pageOf(all: object[], query: URLSearchParams): Answer {
  const from = Number(query.get('after') ?? 0)
  const next = from + 2 < all.length
  const paging = { cursors: { after: String(from + 2) }, ...(next && { next: 'https://graph.facebook.com/next' }) }
  return { body: { data: all.slice(from, from + 2), paging } }
}

/** A webhook as Meta sends it, with its signature. */
export function metaWebhook(value: object, { field = 'messages', secret = appSecret, account = '555' } = {}) {
  const change = { field, value: { metadata: { phone_number_id: phoneId }, ...value } }
  const body = Buffer.from(
    JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: account, changes: [change] }] }),
  )
  return { body, signature: `sha256=${createHmac('sha256', secret).update(body).digest('hex')}` }
}

export const saidStatus = (tag: string, status: string, more: object = {}) => ({
  ...{ id: `wamid.${tag}`, status, timestamp: '1763737200', biz_opaque_callback_data: tag },
  ...more,
})

/** Somebody's own words. */
export const saidMessage = (
  from: string,
  text: string,
  { id = `wamid.${text}`, at = new Date('2026-11-21T15:00:00Z') } = {},
) => ({
  contacts: [{ wa_id: from, profile: { name: 'Zé' } }],
  messages: [{ id, from, timestamp: String(at.getTime() / 1000), type: 'text', text: { body: text } }],
})
