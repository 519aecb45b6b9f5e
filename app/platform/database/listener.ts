import pg from 'pg'
import { log } from '#platform/log/log.ts'

type Hear = (payload: string) => void
type Handlers = {
  hear: Hear /** The line broke: what was said meanwhile is lost. */
  lost?: () => void /** It is up again. */
  back?: () => void
}

/** One dedicated connection per process that listens; reconnects by itself and tells its users what they missed. */
export function openListener(url: string) {
  const channels = new Map<string, Handlers[]>()
  let client: pg.Client | undefined
  let closed = false
  let pause = 100

  async function connect() {
    if (closed) return
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('notification', ({ channel, payload = '' }) => {
      for (const { hear } of channels.get(channel) ?? []) hear(payload)
    })
    next.on('error', (error) => log.warn({ error: error.message }, 'a linha de avisos do banco caiu'))
    next.once('end', () => lose(next))
    try {
      await next.connect()
      for (const channel of channels.keys()) await next.query(`listen ${channel}`)
    } catch (error) {
      log.warn({ error: String(error) }, 'a linha de avisos do banco não abriu')
      return retry()
    }
    if (closed) return next.end()
    client = next
    pause = 100
    for (const handlers of channels.values()) for (const { back } of handlers) back?.()
  }

  function lose(gone: pg.Client) {
    if (client !== gone) return
    client = undefined
    for (const handlers of channels.values()) for (const { lost } of handlers) lost?.()
    retry()
  }

  function retry() {
    if (closed) return
    setTimeout(connect, pause).unref()
    pause = Math.min(pause * 2, 5000)
  }

  return {
    /** Channels are names of ours, never input. */
    async listen(channel: string, handlers: Handlers) {
      channels.set(channel, [...(channels.get(channel) ?? []), handlers])
      await client?.query(`listen ${channel}`)
    },
    open: connect,
    async close() {
      closed = true
      const last = client
      client = undefined
      await last?.end()
    },
  }
}
export type Listener = ReturnType<typeof openListener>
