import { isAnyUnsaved } from '../form/unsaved.ts'
import { showToast } from './toasts.ts'

const reloadWindow = 60_000
const key = 'grower_reloaded_at'

type ReloadEvent = Event & { navigationType?: string; userInitiated?: boolean }

/**
 * After a deployment the chunks of the old build are gone: one reload loads the new build, at most one per minute, so
 * that a chunk that is really missing causes no reload loop.
 */
export function reloadOnceOnMissingChunks() {
  window.addEventListener('vite:preloadError', (event) => {
    // Offline a reload would load nothing new, and lose what is typed.
    if (!navigator.onLine || isAnyUnsaved()) return
    event.preventDefault()
    window.location.reload()
  })
  // The router reloads by itself when a route module is missing: that counts as well.
  const navigation: EventTarget | undefined = (window as { navigation?: EventTarget }).navigation
  navigation?.addEventListener('navigate', (event: ReloadEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
    if (mayReload(sessionStorage, Date.now())) return
    event.preventDefault()
    showToast({ kind: 'error', text: 'Não conseguimos carregar esta parte. Confira a conexão e tente de novo.' })
  })
}

/** Records a reload and returns whether it may happen: not within a minute of the last. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(key) ?? 0)
  if (now - last < reloadWindow) return false
  storage.setItem(key, String(now))
  return true
}
