import { type Outcome, retryAfter } from '../messages/outcome.ts'
import { postMessage } from '../messages/post-message.ts'
import { notePause, noteRefusal, pauseOf } from './buckets.ts'
import { postedId } from './posted-id.ts'

export type DiscordBotSettings = { url: string; token: string }

export type DiscordBot = {
  /** Writes in a channel. The same `nonce` again within minutes is the same message: Discord gives back the one it has. */
  post: (channel_id: string, text: string, nonce: string) => Promise<Outcome>
}

const AN_HOUR = 3600

/** The site's own bot. Nobody is pinged; its limits are obeyed as Discord says them, of a channel and of the whole bot. */
export const discordBot = ({ url, token }: DiscordBotSettings): DiscordBot => {
  const base = url.replace(/\/$/, '')
  return {
    post: async (channel_id, text, nonce) => {
      const bucket = `${base}/channels/${channel_id}`
      const pause = pauseOf(base) ?? pauseOf(bucket)
      if (pause) return pause
      const content = text.slice(0, 2000)
      const body = JSON.stringify({ content, nonce, enforce_nonce: true, allowed_mentions: { parse: [] } })
      const headers = { authorization: `Bot ${token}`, 'content-type': 'application/json' }
      const refused = (answer: Response) => noteRefusal(bucket, base, answer, retryAfter(answer) ?? 1)
      const url = `${base}/api/v10/channels/${channel_id}/messages`
      return postMessage(url, { headers, body }, read(bucket), { refused })
    },
  }
}

const read =
  (bucket: string) =>
  async (answer: Response): Promise<Outcome> => {
    notePause(bucket, answer)
    if (answer.ok) return { result: 'sent', provider_id: await postedId(answer) }
    const reason = `HTTP ${answer.status}`
    // A token that is not valid any more is mended by the people of the site: messages wait, and few are tried.
    if (answer.status === 401) return { result: 'later', reason, seconds: AN_HOUR }
    return { result: answer.status === 404 ? 'gone' : 'refused', reason }
  }
