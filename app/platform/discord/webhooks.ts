import type { Outcome } from '../messages/outcome.ts'
import { postMessage } from '../messages/post-message.ts'
import { notePause, pauseOf } from './buckets.ts'
import { postedId } from './posted-id.ts'

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

/**
 * Client of Discord's webhooks. Nobody is pinged. Their limits are obeyed as they say them: a bucket that is empty
 * (`X-RateLimit-Remaining: 0`) is left alone until it is full again, and a 429 waits as long as asked.
 */
export const discordWebhooks = (base = 'https://discord.com'): DiscordWebhooks => ({
  send: async ({ id, token }, text) => {
    const pause = pauseOf(`${base}/${id}`)
    if (pause) return pause
    const body = JSON.stringify({ content: text.slice(0, 2000), allowed_mentions: { parse: [] } })
    const headers = { 'content-type': 'application/json' }
    return postMessage(`${base}/api/v10/webhooks/${id}/${token}?wait=true`, { headers, body }, async (answer) => {
      notePause(`${base}/${id}`, answer)
      if (answer.ok) return { result: 'sent', provider_id: await postedId(answer) }
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
