import { useSyncExternalStore } from 'react'

/** What Chromium browsers offer when a site can be installed; no standard, so TypeScript does not know it. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

let offered: InstallPrompt | null = null
const listeners = new Set<() => void>()

function offer(prompt: InstallPrompt | null) {
  offered = prompt
  for (const tell of listeners) tell()
}

/** Keeps the browser's offer for the page that shows it: it comes once, on whatever page is open then. */
export function keepInstallPrompt() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => offer(null))
}

/** Asks the browser to install the site; null while it does not offer that. */
export function useInstall(): (() => Promise<void>) | null {
  const prompt = useSyncExternalStore(subscribe, () => offered, nothingYet)
  if (!prompt) return null
  return async () => {
    await prompt.prompt()
    offer(null)
  }
}

const nothingYet = () => null

function subscribe(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}
