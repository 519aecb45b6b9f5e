import { useEffect, useState } from 'react'
import { formatCount } from '#shared/numbers.ts'
import { fetchJson } from '#ui/fetch-json.ts'

type Props = {
  target:
    | { plant_id: number }
    | { space_id: number }
    | { post_id: number }
    | { product_id: number }
    | { blog_post_id: number }
  count: number
  /** Fewer are not told: beside many sales they say something else. */
  least?: number
}

/** 'visto 3 vezes', once it was seen. Records a view after the first paint, so that cached visitor pages count too. */
export function ViewCount({ target, count, least = 1 }: Props) {
  const [column, id] = Object.entries(target)[0] as [string, number]
  const [live, setLive] = useState<{ id: number; count: number }>()
  useEffect(() => {
    const leaving = new AbortController()
    const later = setTimeout(async () => {
      const seen = await recordView({ [column]: id }, leaving.signal)
      if (seen !== undefined) setLive({ id, count: seen })
    }, AFTER_PAINT)
    return () => {
      clearTimeout(later)
      leaving.abort()
    }
  }, [column, id])
  const shown = live?.id === id ? live.count : count
  return (
    // Its place is kept: what is first seen a moment after the page moves nothing.
    <span className={`figures ${shown >= least ? '' : 'invisible'}`}>
      {shown > 1 ? `visto ${formatCount(shown)} vezes` : 'visto 1 vez'}
    </span>
  )
}

/** A visitor who leaves sooner is not counted. */
const AFTER_PAINT = 800

/** Errors are ignored: they do not concern the reader. */
async function recordView(thing: Record<string, number>, signal: AbortSignal) {
  const body = JSON.stringify(thing)
  const headers = { 'content-type': 'application/json' }
  const seen = await fetchJson<{ views_count: number }>('/api/v1/social/views', {
    method: 'POST',
    headers,
    body,
    signal,
  })
  return seen?.views_count
}
