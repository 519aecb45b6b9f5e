import pg from 'pg'
import { log } from '#platform/log/log.ts'

type Handlers = {
  onMessage: (payload: string) => void
  /** Disconnected: notifications are lost until `onReconnect`. */
  onDisconnect?: () => void
  /** Connected, for the first time or again. */
  onReconnect?: () => void
}

/**
 * One dedicated LISTEN connection per process; reconnects with exponential backoff and reports the gaps in which
 * notifications were lost.
 */
export function openListener(url: string) {
  const channels = new Map<string, Handlers[]>()
  let client: pg.Client | undefined
  let closed = false
  let backoff = 100

  async function connect() {
    if (closed) return
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('notification', ({ channel, payload = '' }) => {
      for (const { onMessage } of channels.get(channel) ?? []) onMessage(payload)
    })
    next.on('error', (error) => log.warn({ error: error.message }, 'a linha de avisos do banco caiu'))
    next.once('end', () => disconnected(next))
    try {
      await next.connect()
      for (const channel of channels.keys()) await next.query(`listen ${channel}`)
    } catch (error) {
      log.warn({ error: String(error) }, 'a linha de avisos do banco não abriu')
      return retry()
    }
    if (closed) return next.end()
    client = next
    backoff = 100
    for (const handlers of channels.values()) for (const { onReconnect } of handlers) onReconnect?.()
  }

  function disconnected(ended: pg.Client) {
    if (client !== ended) return
    client = undefined
    for (const handlers of channels.values()) for (const { onDisconnect } of handlers) onDisconnect?.()
    retry()
  }

  function retry() {
    if (closed) return
    setTimeout(connect, backoff).unref()
    backoff = Math.min(backoff * 2, 5000)
  }

  return {
    /** `channel` goes into the SQL: a literal of the code, never input. */
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
