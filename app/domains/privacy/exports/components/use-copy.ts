import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { LatestExport } from '../exports.schemas.ts'

const PAUSE_MS = 2000

/** The copy as it is now: asked again every two seconds while it is being written. */
export function useCopy(atFirst: LatestExport): LatestExport {
  const { data, state, load } = useFetcher<LatestExport>()
  const requested_at = atFirst.latest?.requested_at.getTime() ?? 0
  // What the page brought is newer when another copy was asked for since.
  const copy = data && (data.latest?.requested_at.getTime() ?? 0) >= requested_at ? data : atFirst
  const underWay = copy.latest?.status === 'waiting' || copy.latest?.status === 'running'
  useEffect(() => {
    if (!underWay || state !== 'idle') return
    const timer = setTimeout(() => load('/privacidade/copia'), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [underWay, state, load])
  return copy
}
