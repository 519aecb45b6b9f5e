// Keeps the offline page and the built files; every page comes from the network, because a garden is private and changes.
const cacheName = 'grower-v3'
const offline = '/sem-conexao'
const offlinePages = [offline, `${offline}?discreto=sim`]

self.addEventListener('install', (event) => {
  event.waitUntil(keptName().then(keepOfflinePage).then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldCaches().then(() => self.clients.claim()))
})

/** A page says by which name the offline page goes on this device: the site's own, or the neutral one. */
self.addEventListener('message', (event) => {
  const { offline: asked } = event.data ?? {}
  if (offlinePages.includes(asked)) event.waitUntil(keptName().then((kept) => kept !== asked && keepOfflinePage(asked)))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(offline)))
  else if (isBuiltFile(url)) event.respondWith(fromCacheFirst(request))
})

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
  const html = await answer.text()
  const files = [...html.matchAll(/(?:href|src)="(\/(?:assets|arte)\/[^"]+)"/g)].map(([, path]) => path.split('#')[0])
  await cache.addAll([...new Set(files)])
  await cache.put(offline, new Response(standingStill(html), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-page': page },
  }))
}

/** It is shown at any address, where the scripts of its own would not know the page: they go, and the way back stays. */
const standingStill = (html) =>
  html
    .replace(/<script\b[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, '')
    .replace('</body>', "<script>addEventListener('online', () => location.reload())</script></body>")

async function forgetOldCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)))
}
