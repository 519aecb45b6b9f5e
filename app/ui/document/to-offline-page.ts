import { useEffect } from 'react'
import { isUnreachable } from './unreachable.ts'

/**
 * When client-side navigation fails for lack of network, goes to the offline page cached by the service worker, which
 * knows where to return.
 */
export function useOfflinePage(error: unknown) {
  useEffect(() => {
    if (!isUnreachable(error) || !navigator.serviceWorker?.controller) return
    location.replace(`/sem-conexao?de=${encodeURIComponent(location.pathname + location.search)}`)
  }, [error])
}
