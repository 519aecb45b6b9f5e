import { isAnyUnsaved } from '../form/unsaved.ts'
import { isCodeGone } from './signal.ts'
import { showToast } from './toasts.ts'

const reloadWindow = 60_000
const key = 'grower_reloaded_at'

type ReloadEvent = Event & { navigationType?: string; userInitiated?: boolean }
type Going = { state: 'idle' | 'loading' | 'submitting'; location?: { pathname: string; search: string; hash: string } }
declare global {
  interface Window {
    /** Of the router, which calls it so itself. */
    __reactRouterDataRouter?: { state: { navigation: Going; matches: { route: { path?: string } }[] } }
  }
}

/**
 * The page that somebody is on the way to: what brought them there is done (an order was made), and the page left may
 * no longer be what it was.
 */
export function pageGoneTo(going: Going | undefined): string | undefined {
  if (going?.state !== 'loading' || !going.location) return undefined
  const { pathname, search, hash } = going.location
  return pathname + search + hash
}

let anew = false

/** The document is on its way out, for a newer one. */
export const isLoadingAnew = () => anew

/**
 * After a deployment the chunks of the old build are gone: one reload loads the new build, at most one per minute, so
 * that a chunk that is really missing causes no reload loop.
 */
export function reloadOnceOnMissingChunks() {
  window.addEventListener('vite:preloadError', async () => {
    // Without a signal a reload would load nothing new, and lose what is there.
    if ((await isCodeGone()) && !isAnyUnsaved()) loadAnew()
  })
  // The router reloads by itself when a route module is missing: that counts as well.
  const navigation: EventTarget | undefined = (window as { navigation?: EventTarget }).navigation
  navigation?.addEventListener('navigate', (event: ReloadEvent) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return
    const to = goneTo()
    const may = mayReload(sessionStorage, Date.now())
    anew = may
    if (may && !to) return
    event.preventDefault()
    if (may && to) window.location.assign(to)
    else showToast({ kind: 'error', text: 'Não conseguimos carregar esta parte. Confira a conexão e tente de novo.' })
  })
}

const goneTo = () => pageGoneTo(window.__reactRouterDataRouter?.state.navigation)

/** The page gone to, else this one; the latter counts itself, above. */
function loadAnew() {
  // Of several missing chunks the first has asked for it.
  if (anew) return
  const to = goneTo()
  if (to && !mayReload(sessionStorage, Date.now())) return
  anew = true
  if (to) window.location.assign(to)
  else window.location.reload()
}

/** Records a reload and returns whether it may happen: not within a minute of the last. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(storage.getItem(key) ?? 0)
  if (now - last < reloadWindow) return false
  storage.setItem(key, String(now))
  return true
}
