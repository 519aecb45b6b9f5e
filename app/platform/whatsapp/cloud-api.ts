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
}

export type WhatsApp = {
  /** The site's notice: a sentence and the path of a page. `phone` has its country code: '5511987654321'. */
  sendNotice: (phone: string, text: string, path: string) => Promise<Outcome>
  /** A code that proves that a number is somebody's. */
  sendCode: (phone: string, code: string) => Promise<Outcome>
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
  const send = (phone: string, name: string, components: object[]) =>
    postMessage(
      `${settings.url.replace(/\/$/, '')}/${settings.phoneId}/messages`,
      {
        headers: { authorization: `Bearer ${settings.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          messaging_product: 'whatsapp',
          recipient_type: 'individual',
          to: phone,
          type: 'template',
          template: { name, language: { code: 'pt_BR' }, components },
        }),
      },
      read,
    )
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
  }
}

async function read(answer: Response): Promise<Outcome> {
  const body: unknown = await answer.json().catch(() => null)
  if (answer.ok) {
    const accepted = Accepted.safeParse(body)
    return accepted.success
      ? { result: 'sent', provider_id: accepted.data.messages[0]?.id ?? null }
      : { result: 'later', reason: 'an answer without a message' }
  }
  const code = Refused.safeParse(body).data?.error.code
  const reason = `HTTP ${answer.status}${code ? `, ${code}` : ''}`
  // A token that expired is mended by the people of the site: messages wait.
  if (answer.status === 401 || code === 190) return { result: 'later', reason, seconds: AN_HOUR }
  if (code && temporary.has(code)) return { result: 'later', reason }
  return { result: code && unknownNumber.has(code) ? 'gone' : 'refused', reason }
}
