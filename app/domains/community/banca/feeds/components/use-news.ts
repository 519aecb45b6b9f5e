import { useEffect, useState } from 'react'
import type { FeedKind } from '../feed.kinds.ts'
import type { News } from '../feeds.schemas.ts'

/** How many posts came since the feed was opened (SSE). Only a visible page listens. */
export function useNews(kind: FeedKind, search: string, after: number) {
  const [news, setNews] = useState({ after, count: 0 })
  useEffect(() => {
    let source: EventSource | undefined
    const listen = () => {
      source?.close()
      if (document.visibilityState !== 'visible') return
      const params = new URLSearchParams(search)
      params.set('kind', kind)
      params.set('after', String(after))
      source = new EventSource(`/api/v1/social/posts/feed/live?${params}`)
      source.addEventListener('message', (event) => setNews({ after, count: (JSON.parse(event.data) as News).count }))
    }
    listen()
    document.addEventListener('visibilitychange', listen)
    return () => {
      document.removeEventListener('visibilitychange', listen)
      source?.close()
    }
  }, [kind, search, after])
  return news.after === after ? news.count : 0
}
