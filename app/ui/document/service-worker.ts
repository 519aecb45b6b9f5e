/** So long the page that just came has the processor for itself. An idle moment comes too early: React leaves some. */
const AFTER_LOAD = 2000

/** Registers the service worker once the page has loaded and started; never in the way of the first view. */
export function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return
  const register = () => navigator.serviceWorker.register('/sw.js').then(renewDaily).catch(reportUnavailable)
  const later = () => setTimeout(register, AFTER_LOAD)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}

/** Private windows refuse service workers; the site works without one. */
const reportUnavailable = (reason: unknown) => console.info('service worker:', reason)

/** A new build has new files: the kept offline page follows within a day. */
function renewDaily({ active }: ServiceWorkerRegistration) {
  const today = new Date().toDateString()
  if (!active || localStorage.getItem('grower-offline') === today) return
  localStorage.setItem('grower-offline', today)
  active.postMessage('renew')
}
