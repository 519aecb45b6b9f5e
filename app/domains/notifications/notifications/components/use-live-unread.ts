import { useEffect, useState } from 'react'
import type { NoticesLive } from '../notifications.schemas.ts'

/**
 * The count of unread notices as others change it. Only a page that is looked at listens, so that many open tabs don't
 * use up the browser's connections; who comes back hears what came meanwhile.
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
  // A page that was loaded anew knows better than what was heard before it.
  return live?.of === of ? live.unread : first
}
