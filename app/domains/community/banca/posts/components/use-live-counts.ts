import { useEffect, useState } from 'react'
import type { PostCard, PostLive } from '../posts.schemas.ts'

/** The live counts of an open post (SSE). The browser reconnects by itself and resumes by Last-Event-ID. */
export function useLiveCounts({ id, saves_count, comments_count }: PostCard): PostLive {
  const of = `${id} ${saves_count} ${comments_count}`
  const [live, setLive] = useState<{ of: string; counts: PostLive }>()
  useEffect(() => {
    const source = new EventSource(`/api/v1/social/posts/${id}/live`)
    source.addEventListener('message', (event) => setLive({ of, counts: JSON.parse(event.data) as PostLive }))
    return () => source.close()
  }, [id, of])
  // Reloaded data is newer than what was heard before.
  return live?.of === of ? live.counts : { saves_count, comments_count }
}
