import { z } from 'zod'
import type { Outcome } from '../messages/outcome.ts'
import { postMessage } from '../messages/post-message.ts'

/** A channel's webhook: whoever has both can write there. */
export type Webhook = { id: string; token: string }

export type DiscordWebhooks = {
  send: (to: Webhook, text: string) => Promise<Outcome>
  /** Whether Discord knows it; null when Discord can't be asked now. */
  exists: (to: Webhook) => Promise<boolean | null>
}

const shape =
  /^https:\/\/(?:(?:canary|ptb)\.)?discord(?:app)?\.com\/api\/(?:v\d+\/)?webhooks\/(\d{15,21})\/([\w-]{40,100})\/?$/

/** The parts of a webhook's address as Discord shows it; null for any other address. Only they are kept. */
export function webhookOf(address: string): Webhook | null {
  const [, id, token] = address.trim().match(shape) ?? []
  return id && token ? { id, token } : null
}

const Posted = z.object({ id: z.string() })

/** When Discord says that a bucket is empty, nobody waits for its refusal. */
const paused = new Map<string, number>()

/**
 * Client of Discord's webhooks. Nobody is pinged. Their limits are obeyed as they say them: a bucket that is empty
 * (`X-RateLimit-Remaining: 0`) is left alone until it is full again, and a 429 waits as long as asked.
 */
export const discordWebhooks = (base = 'https://discord.com'): DiscordWebhooks => ({
  send: async ({ id, token }, text) => {
    const wait = ((paused.get(`${base}/${id}`) ?? 0) - Date.now()) / 1000
    if (wait > 0) return { result: 'later', reason: 'the bucket is empty', seconds: Math.ceil(wait) }
    const body = JSON.stringify({ content: text.slice(0, 2000), allowed_mentions: { parse: [] } })
    const headers = { 'content-type': 'application/json' }
    return postMessage(`${base}/api/v10/webhooks/${id}/${token}?wait=true`, { headers, body }, async (answer) => {
      notePause(`${base}/${id}`, answer)
      if (answer.ok) return { result: 'sent', provider_id: Posted.parse(await answer.json()).id }
      const reason = `HTTP ${answer.status}`
      return [401, 403, 404].includes(answer.status) ? { result: 'gone', reason } : { result: 'refused', reason }
    })
  },
  exists: async ({ id, token }) => {
    const answer = await fetch(`${base}/api/v10/webhooks/${id}/${token}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(5000),
    }).catch(() => null)
    if (!answer) return null
    return answer.ok ? true : [401, 403, 404].includes(answer.status) ? false : null
  },
})

function notePause(bucket: string, { headers }: Response) {
  const [left, reset] = ['x-ratelimit-remaining', 'x-ratelimit-reset-after'].map((name) => headers.get(name))
  if (left === '0' && Number(reset) > 0) paused.set(bucket, Date.now() + Number(reset) * 1000)
  else paused.delete(bucket)
}
