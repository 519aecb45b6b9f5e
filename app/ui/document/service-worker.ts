/**
 * The loading page has the CPU for itself this long (ms). `requestIdleCallback` fires too early: React leaves idle
 * moments while it hydrates.
 */
const AFTER_LOAD = 2000

/**
 * Registers the service worker after the page has loaded and hydrated, so that it does not compete with the first view.
 */
export function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return
  const register = () => navigator.serviceWorker.register('/sw.js').then(renewDaily).catch(reportUnavailable)
  const later = () => setTimeout(register, AFTER_LOAD)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}

/** Private windows reject service workers; the site works without one. */
const reportUnavailable = (reason: unknown) => {
  console.info('service worker:', reason)
}

/** A new build has new files: updates the cached offline page within a day. */
function renewDaily({ active }: ServiceWorkerRegistration) {
  const today = new Date().toDateString()
  if (!active || localStorage.getItem('grower-offline') === today) return
  localStorage.setItem('grower-offline', today)
  active.postMessage('renew')
}

/** The worker of this device, awaited when the first visit is sooner than it; null where the browser has none. */
export async function activeWorker(): Promise<ServiceWorker | null> {
  const found = await navigator.serviceWorker?.register('/sw.js').catch(reportUnavailable)
  const worker = found && (found.active ?? found.waiting ?? found.installing)
  return worker ? activated(worker) : null
}

function activated(worker: ServiceWorker) {
  const { promise, resolve, reject } = Promise.withResolvers<ServiceWorker>()
  const look = () => {
    if (worker.state === 'activated') resolve(worker)
    if (worker.state === 'redundant') reject(new Error('the service worker was not installed'))
  }
  worker.addEventListener('statechange', look)
  look()
  return promise
}
