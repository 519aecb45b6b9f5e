import { useEffect, useState } from 'react'
import { showAlone } from '#ui/document/toasts.ts'
import { fetchJson } from '#ui/fetch-json.ts'
import type { NoticesLive } from '../notifications.schemas.ts'

/** Said to the open page whenever the count changed: a list that is open asks for its newest line. */
export const NOTICES_CHANGED = 'grower:notices'

const api = '/api/v1/notificacoes'
/** After an answer that ends a stream (a restart, too many pages open) the browser does not try again; this does. */
const AGAIN_MS = 5000

/**
 * The live count of unread notices (SSE). Only a visible page subscribes, so that many open tabs do not exhaust the
 * browser's connections. Whenever the stream opens, also after a break, the current count is asked for: what happened
 * between the page and the stream is not missed.
 */
export function useLiveUnread(viewer_id: number, first: number) {
  const [live, setLive] = useState<{ of: string; unread: number }>()
  const of = `${viewer_id} ${first}`
  useEffect(() => {
    let known = first
    const take = ({ unread, says }: NoticesLive) => {
      if (says) showAlone({ kind: 'success', text: says })
      setLive({ of, unread })
      known = unread
      window.dispatchEvent(new Event(NOTICES_CHANGED))
    }
    return listenWhileVisible({
      message: (data) => take(JSON.parse(data) as NoticesLive),
      open: async () => {
        const now = await fetchJson<NoticesLive>(`${api}/unread`)
        if (now && now.unread !== known) take(now)
      },
    })
  }, [of, first])
  // Reloaded data is newer than a previously received count.
  return live?.of === of ? live.unread : first
}

/** Follows the stream while the page is visible; returns how to stop. */
function listenWhileVisible({ message, open }: { message: (data: string) => void; open: () => Promise<void> }) {
  let source: EventSource | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  const close = () => {
    clearTimeout(again)
    source?.close()
  }
  const listen = () => {
    close()
    if (document.visibilityState !== 'visible') return
    source = new EventSource(`${api}/live`)
    source.addEventListener('open', open)
    source.addEventListener('message', ({ data }) => message(data))
    source.addEventListener('error', () => {
      if (source?.readyState === EventSource.CLOSED) again = setTimeout(listen, AGAIN_MS)
    })
  }
  listen()
  document.addEventListener('visibilitychange', listen)
  return () => {
    document.removeEventListener('visibilitychange', listen)
    close()
  }
}
