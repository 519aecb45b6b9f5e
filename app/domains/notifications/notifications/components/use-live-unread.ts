import { useEffect, useState } from 'react'
import type { NoticesLive } from '../notifications.schemas.ts'

/** Said to the open page whenever the count changed: a list that is open asks for its newest line. */
export const NOTICES_CHANGED = 'grower:notices'

/** After an answer that ends a stream (a restart, too many pages open) the browser does not try again; this does. */
const AGAIN_MS = 5000

/**
 * The live count of unread notices (SSE). Only a visible page subscribes, so that many open tabs do not exhaust the
 * browser's connections; a tab that becomes visible again gets the current count.
 */
export function useLiveUnread(viewer_id: number, first: number) {
  const [live, setLive] = useState<{ of: string; unread: number }>()
  const of = `${viewer_id} ${first}`
  useEffect(() => {
    let source: EventSource | undefined
    let again: ReturnType<typeof setTimeout> | undefined
    const listen = () => {
      clearTimeout(again)
      source?.close()
      if (document.visibilityState !== 'visible') return
      source = new EventSource('/api/v1/notificacoes/live')
      source.addEventListener('message', (event) => {
        const { unread } = JSON.parse(event.data) as NoticesLive
        setLive({ of, unread })
        window.dispatchEvent(new Event(NOTICES_CHANGED))
      })
      source.addEventListener('error', () => {
        if (source?.readyState !== EventSource.CLOSED) return
        again = setTimeout(() => {
          listen()
          window.dispatchEvent(new Event(NOTICES_CHANGED))
        }, AGAIN_MS)
      })
    }
    listen()
    document.addEventListener('visibilitychange', listen)
    return () => {
      document.removeEventListener('visibilitychange', listen)
      clearTimeout(again)
      source?.close()
    }
  }, [of])
  // Reloaded data is newer than a previously received count.
  return live?.of === of ? live.unread : first
}
