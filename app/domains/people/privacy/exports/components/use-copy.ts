import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { LatestExport } from '../exports.schemas.ts'

const PAUSE_MS = 2000

/** The current state of the copy: polled every two seconds while in progress. */
export function useCopy(atFirst: LatestExport): LatestExport {
  const { data, state, load } = useFetcher<LatestExport>()
  const requested_at = atFirst.latest?.requested_at.getTime() ?? 0
  // The page's own data is newer when another copy was requested since.
  const copy = data && (data.latest?.requested_at.getTime() ?? 0) >= requested_at ? data : atFirst
  const underWay = copy.latest?.status === 'waiting' || copy.latest?.status === 'running'
  useEffect(() => {
    if (!underWay || state !== 'idle') return
    const timer = setTimeout(() => load('/privacidade/copia'), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [underWay, state, load])
  return copy
}
