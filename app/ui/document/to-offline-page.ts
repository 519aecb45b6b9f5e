import { useEffect } from 'react'
import { isUnreachable } from './unreachable.ts'

/** A page that a link could not fetch: the service worker keeps one for this, which knows where to come back to. */
export function useOfflinePage(error: unknown) {
  useEffect(() => {
    if (!isUnreachable(error) || !navigator.serviceWorker?.controller) return
    location.replace(`/sem-conexao?de=${encodeURIComponent(location.pathname + location.search)}`)
  }, [error])
}
