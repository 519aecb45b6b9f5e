// Keeps the offline page and the built files; every page comes from the network, because a garden is private and changes.
const cacheName = 'grower-v3'
const offline = '/sem-conexao'
const offlinePages = [offline, `${offline}?discreto=sim`]

// One change of the kept page at a time, of the worker that is and of one that takes over: two at once would leave the older.
const inTurn = (work) => navigator.locks.request('grower-offline-page', work)

self.addEventListener('install', (event) => {
  event.waitUntil(inTurn(async () => keepOfflinePage(await keptName())).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldCaches().then(() => self.clients.claim()))
})

/** A page says by which name the offline page goes on this device: the site's own, or the neutral one. */
self.addEventListener('message', (event) => {
  const { offline: asked } = event.data ?? {}
  if (offlinePages.includes(asked))
    event.waitUntil(inTurn(async () => (await keptName()) !== asked && keepOfflinePage(asked)))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => withoutNetwork(url)))
  else if (isBuiltFile(url)) event.respondWith(fromCacheFirst(request))
})

/** Once a day the page asks for the offline page of the newest build. */
self.addEventListener('message', (event) => {
  if (event.data === 'renew') event.waitUntil(inTurn(async () => keepOfflinePage(await keptName())))
})

/** A push says only that there is something; in discreet mode not even from whom. */
self.addEventListener('push', (event) => {
  const { name, text, path } = event.data?.json() ?? {}
  event.waitUntil(self.registration.showNotification(name ?? 'Notas', {
    body: text ?? 'Há algo novo.',
    icon: name ? '/icones/icon-192.png' : '/icones/notas/icon-192.png',
    lang: 'pt-BR',
    // The newest takes the place of the one before it.
    tag: 'avisos',
    renotify: true,
    data: { path: path ?? '/notificacoes' },
  }))
})

/** An open page of the site is brought to the front and led there; without one, a new page opens. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPage(new URL(event.notification.data?.path ?? '/notificacoes', location.origin).href))
})

async function openPage(url) {
  const [page] = await self.clients.matchAll({ type: 'window' })
  // A page that this worker does not control can't be led anywhere.
  const led = page && await page.navigate(url).catch(() => null)
  return led ? led.focus() : self.clients.openWindow(url)
}

/** The browser has a new address, and says so to whoever is logged in here; else the next visit says it. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event))
})

async function subscribeAgain({ oldSubscription, newSubscription }) {
  const fresh = newSubscription ?? await self.registration.pushManager.subscribe(oldSubscription?.options ?? await ownOptions())
  await fetch('/api/v1/notificacoes/push-subscription', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fresh),
  })
}

async function ownOptions() {
  const { public_key } = await (await fetch('/api/v1/notificacoes/push-key')).json()
  return { userVisibleOnly: true, applicationServerKey: public_key }
}

/** The offline page stands at its own address, so that its code runs: what was wanted is in `de`. */
function withoutNetwork(url) {
  if (url.pathname === offline) return caches.match(offline, { ignoreSearch: true })
  return Response.redirect(`${offline}?de=${encodeURIComponent(url.pathname + url.search)}`)
}

const isBuiltFile = (url) => url.pathname.startsWith('/assets/') || url.pathname.startsWith('/arte/')

async function fromCacheFirst(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) (await caches.open(cacheName)).put(request, answer.clone())
  return answer
}

/** The name that the page kept so far goes by: a new worker keeps it. */
const keptName = async () => (await caches.match(offline))?.headers.get('x-page') ?? offline

async function keepOfflinePage(page) {
  const cache = await caches.open(cacheName)
  const answer = await fetch(page, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`offline page: ${answer.status}`)
  const html = await answer.text()
  // Named in attributes and in the text that starts the page.
  const files = [...html.matchAll(/"(\/(?:assets|arte)\/[^"\\]+)"/g)].map(([, path]) => path.split('#')[0])
  await cache.addAll([...new Set(files)])
  // Without the headers of that answer: its security policy names a key of its own.
  await cache.put(offline, new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-page': page },
  }))
}

async function forgetOldCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
}
