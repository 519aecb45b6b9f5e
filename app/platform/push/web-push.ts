import webpush from 'web-push'
import type { Outcome } from '../messages/outcome.ts'
import { postMessage } from '../messages/post-message.ts'

/** The keys by which push services know us; `subject` is whom they may write to. */
export type Vapid = { publicKey: string; privateKey: string; subject: string }

/** Where a browser receives pushes, and the keys by which only it can read them. */
export type PushSubscription = { endpoint: string; p256dh: string; auth: string }

export type WebPush = {
  /** The `applicationServerKey` of subscriptions. */
  public_key: string
  /** Whether the address is one of a push service: a browser says it, and anybody can write anything. */
  takes: (endpoint: string) => boolean
  /** `topic`: of messages that wait for a sleeping device only the newest of a topic is kept. */
  send: (to: PushSubscription, payload: object, options?: { topic?: string; ttl_seconds?: number }) => Promise<Outcome>
}

/** The push services of Chromium, Firefox, Safari and Edge. */
const services = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']
const isOfService = (endpoint: string) => {
  const url = URL.parse(endpoint)
  const known = services.some((name) => (name.startsWith('.') ? url?.hostname.endsWith(name) : url?.hostname === name))
  return url?.protocol === 'https:' && url.port === '' && !url.username && known
}

const DAY_SECONDS = 86_400

/** Web Push (RFC 8030), encrypted for the browser (RFC 8291), signed by us (VAPID, RFC 8292). */
export const webPush = ({ publicKey, privateKey, subject }: Vapid, takes = isOfService): WebPush => ({
  public_key: publicKey,
  takes,
  send: async ({ endpoint, ...keys }, payload, { topic, ttl_seconds = DAY_SECONDS } = {}) => {
    if (!takes(endpoint)) return { result: 'gone', reason: 'not a push service' }
    const { headers, body } = webpush.generateRequestDetails({ endpoint, keys }, JSON.stringify(payload), {
      vapidDetails: { publicKey, privateKey, subject },
      contentEncoding: 'aes128gcm',
      TTL: ttl_seconds,
      topic,
    })
    const { 'Content-Length': _length, ...rest } = headers as Record<string, unknown>
    const sent = Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, String(value)]))
    return postMessage(endpoint, { headers: sent, body: new Uint8Array(body) }, read)
  },
})

async function read({ status, ok, headers }: Response): Promise<Outcome> {
  if (ok) return { result: 'sent', provider_id: headers.get('location') }
  const reason = `HTTP ${status}`
  return status === 404 || status === 410 ? { result: 'gone', reason } : { result: 'refused', reason }
}
