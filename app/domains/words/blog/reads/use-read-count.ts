import { type RefObject, useEffect } from 'react'
import { sourceOf } from './read-source.kinds.ts'

/** ms until somebody reads rather than looks in. */
const READS = 10_000
/** Of the time that its reading takes, who saw the end has read it. */
const SHARE = 0.3

/** Tells that a post was read, and that its end was seen: two counts, and from what kind of place; nothing of who. */
export function useReadCount(end: RefObject<HTMLElement | null>, { slug, minutes }: { slug: string; minutes: number }) {
  useEffect(() => {
    const opened = Date.now()
    const source = sourceOf(document.referrer, location.host, new URLSearchParams(location.search).get('de'))
    const tell = (act: 'read' | 'end') =>
      void fetch(`/api/v1/blog/post/${slug}/reads`, {
        method: 'POST',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ act, source }),
        // A count that is lost is no matter of the reader.
      }).catch(() => undefined)
    const reading = setTimeout(() => tell('read'), READS)
    const seen = new IntersectionObserver(([entry]) => {
      const long = Date.now() - opened > Math.max(READS, minutes * 60_000 * SHARE)
      if (!entry?.isIntersecting || !long) return
      seen.disconnect()
      tell('end')
    })
    if (end.current) seen.observe(end.current)
    return () => {
      clearTimeout(reading)
      seen.disconnect()
    }
  }, [end, slug, minutes])
}
