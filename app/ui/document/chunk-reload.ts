import { isAnyUnsaved } from '../form/unsaved.ts'
import { showToast } from './toasts.ts'

const reloadWindow = 60_000
const key = 'grower_reloaded_at'

type ReloadEvent = Event & { navigationType?: string; userInitiated?: boolean }

/**
 * After a new version is deployed, the parts of the old one are gone: one reload fetches the new one, at most one
 * per minute, so that a part that is really missing does not reload for ever.
 */
export function reloadOnceOnMissingParts() {
  window.addEventListener('vite:preloadError', (event) => {
    // Without signal nothing new would come; and what is typed would be lost.
    if (!navigator.onLine || isAnyUnsaved()) return
    event.preventDefault()
    window.location.reload()
  })
  // The router reloads by itself when a page's module is missing: the same minute counts for it.
  const navigation: EventTarget | undefined = (window as { navigation?: EventTarget }).navigation
  navigation?.addEventListener('navigate', (event: ReloadEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
    if (mayReload(sessionStorage, Date.now())) return
    event.preventDefault()
    showToast({ kind: 'error', text: 'Não deu para carregar esta parte. Confira a conexão e tente de novo.' })
  })
}

/** Remembers a reload and says whether it may happen: not within a minute of the one before. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(key) ?? 0)
  if (now - last < reloadWindow) return false
  storage.setItem(key, String(now))
  return true
}
