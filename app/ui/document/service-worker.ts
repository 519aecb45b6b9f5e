/** Registers the service worker once the page has loaded and the browser has time; never in the way of the first view. */
export function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return
  const register = () => navigator.serviceWorker.register('/sw.js').then(renewDaily).catch(reportUnavailable)
  const later = () => whenIdle(register)
  if (document.readyState === 'complete') later()
  else window.addEventListener('load', later, { once: true })
}

/** What it fetches and keeps would take from the page that is just starting. Safari does not say when it is idle. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5000 }) : setTimeout(work, 3000)

/** Private windows refuse service workers; the site works without one. */
const reportUnavailable = (reason: unknown) => console.info('service worker:', reason)

/** A new build has new files: the kept offline page follows within a day. */
function renewDaily({ active }: ServiceWorkerRegistration) {
  const today = new Date().toDateString()
  if (!active || localStorage.getItem('grower-offline') === today) return
  localStorage.setItem('grower-offline', today)
  active.postMessage('renew')
}
