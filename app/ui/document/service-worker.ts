/** Registers the service worker once the page has loaded; never in the way of the first view. */
export function registerServiceWorker() {
  if (!('serviceWorker' in navigator)) return
  const register = () => navigator.serviceWorker.register('/sw.js').catch(reportUnavailable)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

/** Private windows refuse service workers; the site works without one. */
const reportUnavailable = (reason: unknown) => console.info('service worker:', reason)
