import { useSyncExternalStore } from 'react'

/** Chromium's `beforeinstallprompt` event; not standard, so TypeScript does not know it. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

let offered: InstallPrompt | null = null
const listeners = new Set<() => void>()

function offer(prompt: InstallPrompt | null) {
  offered = prompt
  for (const listener of listeners) listener()
}

/**
 * Stores the browser's install prompt for the page that offers it: the event fires once, on whatever page is open then.
 */
export function keepInstallPrompt() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    offer(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => offer(null))
}

/** Shows the browser's install prompt; null while the browser offers none. */
export function useInstall(): (() => Promise<void>) | null {
  const prompt = useSyncExternalStore(subscribe, () => offered, nothingYet)
  if (!prompt) return null
  return async () => {
    await prompt.prompt()
    offer(null)
  }
}

const nothingYet = () => null

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
