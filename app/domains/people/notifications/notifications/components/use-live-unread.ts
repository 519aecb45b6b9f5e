import { useEffect, useState } from 'react'
import { showAlone } from '#ui/document/toasts.ts'
import { fetchJson } from '#ui/fetch-json.ts'
import { listenWhileVisible } from '../listen-while-visible.browser.ts'
import type { NoticesLive } from '../notifications.schemas.ts'

/** Said to the open page whenever the count changed: a list that is open asks for its newest line. */
export const NOTICES_CHANGED = 'grower:notices'

const api = '/api/v1/notificacoes'
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
    return listenWhileVisible(`${api}/live`, {
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
