import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Outcome } from '../messages/outcome.ts'
import { postMessage } from '../messages/post-message.ts'

export type WhatsAppSettings = {
  /** Of the Graph API, with its version. */
  url: string
  token: string
  phoneId: string
  /** Names of the approved templates: a notice's link, and a code to confirm a number. */
  noticeTemplate: string
  codeTemplate: string
  /** The account that owns the templates: without it nobody can ask what became of them. */
  businessId?: string
  /** What Meta signs its webhooks with, and the word by which it asks whether the address is ours. */
  appSecret?: string
  verifyToken?: string
}

/** A template as Meta knows it. */
export type MetaTemplate = {
  name: string
  language: string
  status: string
  body: string | null
  reason: string | null
}

export type TemplateMessage = {
  name: string
  language: string
  /** Of `{{1}}`, `{{2}}`… in its body. */
  words: string[]
  /** What comes back with each word about its delivery (`biz_opaque_callback_data`). */
  tag: string
}

export type WhatsApp = {
  /** The site's notice: a sentence and the path of a page. `phone` has its country code: '5511987654321'. */
  sendNotice: (phone: string, text: string, path: string) => Promise<Outcome>
  /** A code that proves that a number is somebody's. */
  sendCode: (phone: string, code: string) => Promise<Outcome>
  sendTemplate: (phone: string, message: TemplateMessage) => Promise<Outcome>
  /** Free words: Meta takes them within 24 hours of the person's own message. */
  sendText: (phone: string, text: string, tag: string) => Promise<Outcome>
  /** All templates of the account; null when they can't be read, or no account is set up. */
  templates: () => Promise<MetaTemplate[] | null>
  /** Of webhooks; undefined when they are not set up. */
  webhook?: {
    verifyToken: string
    phoneId: string
    businessId?: string
    isSigned: (body: Buffer, signature: unknown) => boolean
  }
}

const Accepted = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) })
const Refused = z.object({ error: z.object({ code: z.number(), message: z.string() }) })

/** Limits of the account, of a pair of numbers, of marketing to a person; a paused template; a disturbance. */
const temporary = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131049, 131056, 132015, 133004])
/** No WhatsApp behind the number, or it can't be reached by us. */
const unknownNumber = new Set([131026, 131030, 131050])
const AN_HOUR = 3600

/**
 * Client of Meta's Cloud API. Outside the 24 hours after somebody's own message only approved templates may be sent, so
 * there are only those.
 */
export const whatsAppCloud = (settings: WhatsAppSettings): WhatsApp => {
  const url = settings.url.replace(/\/$/, '')
  const authorization = `Bearer ${settings.token}`
  const post = (to: string, message: object) =>
    postMessage(
      `${url}/${settings.phoneId}/messages`,
      {
        headers: { authorization, 'content-type': 'application/json' },
        body: JSON.stringify({ messaging_product: 'whatsapp', recipient_type: 'individual', to, ...message }),
      },
      read,
    )
  const send = (phone: string, name: string, components: object[], { language = 'pt_BR', tag = '' } = {}) =>
    post(phone, {
      type: 'template',
      template: { name, language: { code: language }, components },
      ...(tag && { biz_opaque_callback_data: tag }),
    })
  const words = (text: string) => [{ type: 'text', text }]
  const button = (text: string) => ({ type: 'button', sub_type: 'url', index: '0', parameters: words(text) })
  return {
    sendNotice: (phone, text, path) =>
      send(phone, settings.noticeTemplate, [
        { type: 'body', parameters: words(text) },
        button(path.replace(/^\//, '')),
      ]),
    sendCode: (phone, code) =>
      send(phone, settings.codeTemplate, [{ type: 'body', parameters: words(code) }, button(code)]),
    sendTemplate: (phone, { name, language, words: said, tag }) =>
      send(phone, name, said.length ? [{ type: 'body', parameters: said.flatMap(words) }] : [], { language, tag }),
    sendText: (phone, text, tag) =>
      post(phone, { type: 'text', text: { body: text, preview_url: false }, biz_opaque_callback_data: tag }),
    templates: () =>
      settings.businessId ? readTemplates(url, settings.businessId, authorization) : Promise.resolve(null),
    webhook: webhookOf(settings),
  }
}

const Templates = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      language: z.string(),
      status: z.string(),
      components: z.array(z.object({ type: z.string(), text: z.string().nullish() })).default([]),
      rejected_reason: z.string().nullish(),
    }),
  ),
  paging: z.object({ cursors: z.object({ after: z.string() }).nullish(), next: z.string().nullish() }).nullish(),
})
/** Meta allows an account six thousand. */
const MOST_PAGES = 60

/** Page by page; what can't be read whole is not read: a template that is missing there would look deleted. */
async function readTemplates(url: string, account: string, authorization: string): Promise<MetaTemplate[] | null> {
  const found: MetaTemplate[] = []
  let after = ''
  for (let page = 0; page < MOST_PAGES; page++) {
    const query = new URLSearchParams({ fields: 'name,language,status,components,rejected_reason', limit: '100' })
    if (after) query.set('after', after)
    const answer = await fetch(`${url}/${account}/message_templates?${query}`, {
      ...{ headers: { authorization }, redirect: 'manual', signal: AbortSignal.timeout(10_000) },
    }).catch(() => null)
    const read = answer?.ok ? Templates.safeParse(await answer.json().catch(() => null)) : null
    if (!read?.success) return null
    const { data, paging } = read.data
    for (const { name, language, status, components, rejected_reason } of data) {
      const body = components.find(({ type }) => type === 'BODY')?.text ?? null
      found.push({ name, language, status, body, reason: reasonOf(rejected_reason) })
    }
    after = paging?.cursors?.after ?? ''
    if (!paging?.next || !after) return found
  }
  return null
}

/** Meta writes 'NONE' where there is no reason. */
const reasonOf = (said: string | null | undefined) => (said && said !== 'NONE' ? said : null)

function webhookOf({ appSecret, verifyToken, phoneId, businessId }: WhatsAppSettings): WhatsApp['webhook'] {
  if (!appSecret || !verifyToken) return undefined
  const isSigned = (body: Buffer, signature: unknown) => {
    const [, received = ''] = String(signature ?? '').match(/^sha256=([0-9a-f]{64})$/) ?? []
    const wanted = createHmac('sha256', appSecret).update(body).digest('hex')
    return received.length === wanted.length && timingSafeEqual(Buffer.from(received), Buffer.from(wanted))
  }
  return { verifyToken, phoneId, businessId, isSigned }
}

async function read(answer: Response): Promise<Outcome> {
  const body: unknown = await answer.json().catch(() => null)
  if (answer.ok) {
    const accepted = Accepted.safeParse(body)
    return accepted.success
      ? { result: 'sent', provider_id: accepted.data.messages[0]?.id ?? null }
      : { result: 'later', reason: 'an answer without a message', unsure: true }
  }
  const code = Refused.safeParse(body).data?.error.code
  const reason = `HTTP ${answer.status}${code ? `, ${code}` : ''}`
  // A token that expired is mended by the people of the site: messages wait.
  if (answer.status === 401 || code === 190) return { result: 'later', reason, seconds: AN_HOUR }
  if (code && temporary.has(code)) return { result: 'later', reason }
  return { result: code && unknownNumber.has(code) ? 'gone' : 'refused', reason }
}
