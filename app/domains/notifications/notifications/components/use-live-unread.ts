import { useEffect, useState } from 'react'
import type { NoticesLive } from '../notifications.schemas.ts'

/**
 * The live count of unread notices (SSE). Only a visible page subscribes, so that many open tabs do not exhaust the
 * browser's connections; a tab that becomes visible again gets the current count.
 */
export function useLiveUnread(viewer_id: number, first: number) {
  const [live, setLive] = useState<{ of: string; unread: number }>()
  const of = `${viewer_id} ${first}`
  useEffect(() => {
    let source: EventSource | undefined
    const listen = () => {
      source?.close()
      if (document.visibilityState !== 'visible') return
      source = new EventSource('/api/v1/notificacoes/live')
      source.addEventListener('message', (event) => {
        const { unread } = JSON.parse(event.data) as NoticesLive
        setLive({ of, unread })
      })
    }
    listen()
    document.addEventListener('visibilitychange', listen)
    return () => {
      document.removeEventListener('visibilitychange', listen)
      source?.close()
    }
  }, [of])
  // Reloaded data is newer than a previously received count.
  return live?.of === of ? live.unread : first
}
