// Keeps the offline page and the built files; every page comes from the network, because a garden is private and changes.
const cacheName = 'grower-v3'
const offline = '/sem-conexao'
const offlinePages = [offline, `${offline}?discreto=sim`]
// Classes that somebody keeps on this device: the page that shows them, and below its address what it shows.
const classes = '/cursos/guardadas'
const classCache = 'grower-aulas'

// One change of the kept page at a time, of the worker that is and of one that takes over: two at once would leave the older.
const inTurn = (work) => navigator.locks.request('grower-offline-page', work)

self.addEventListener('install', (event) => {
  // Nothing but reading is answered here. Passed through a worker, what outlives its page is lost now and then when the
  // page goes before the worker wakes.
  event.addRoutes?.({ condition: { not: { requestMethod: 'GET' } }, source: 'network' }).catch(() => undefined)
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
  if (url.pathname.startsWith(`${classes}/`)) event.respondWith(fromClasses(request, url))
  else if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => withoutNetwork(url)))
  else if (isBuiltFile(url)) event.respondWith(fromCacheFirst(request))
})

/** Once a day the page asks for the offline page of the newest build. */
self.addEventListener('message', (event) => {
  if (event.data === 'renew') event.waitUntil(inTurn(async () => keepOfflinePage(await keptName())))
})

/** A class was kept: its page is kept too, and whoever asked is told. */
self.addEventListener('message', (event) => {
  if (event.data !== 'keep-classes') return
  const kept = inTurn(async () => keepPage(classes, await keptName()))
  event.waitUntil(kept.then(() => event.ports[0].postMessage(true), () => event.ports[0].postMessage(false)))
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
async function withoutNetwork(url) {
  const wanted = url.pathname === offline ? url.searchParams.get('de') ?? '' : url.pathname
  const kept = await keptClass(wanted)
  if (kept) return Response.redirect(kept)
  const leads = url.pathname === offline && wanted.split('?')[0] === classes
  if (leads && await caches.match(classes, { ignoreSearch: true })) return Response.redirect(wanted)
  for (const page of [offline, classes]) {
    const match = url.pathname === page && await caches.match(page, { ignoreSearch: true })
    if (match) return match
  }
  return Response.redirect(`${offline}?de=${encodeURIComponent(url.pathname + url.search)}`)
}

/** Where a class that is kept is shown, for the address of the class; of one's own courses, all that are kept. */
async function keptClass(wanted) {
  if (!await caches.has(classCache)) return null
  const [path] = wanted.split('?')
  if (path === '/cursos/meus_cursos') return classes
  const [, course, lesson] = /^\/dichavando\/cursos\/([^/]+)\/([^/]+)$/.exec(path) ?? []
  const kept = lesson && await (await caches.open(classCache)).match(`${classes}/${course}/${lesson}`)
  return kept ? `${classes}?aula=${course}/${lesson}` : null
}

/** What is kept of a class, never asked of the network. A video is kept in parts: each is read when its turn comes. */
async function fromClasses(request, { pathname }) {
  const cache = await caches.open(classCache)
  const kept = await cache.match(pathname)
  if (!kept) return new Response(null, { status: 404 })
  const size = Number(kept.headers.get('x-bytes'))
  if (!size) return kept
  const asked = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '')
  const [first, last] = asked ? [asked[1], asked[2]] : ['0', '']
  const from = first ? Number(first) : Math.max(0, size - Number(last))
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1
  if (from > to) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${size}` } })
  const body = partsOf(cache, pathname, { from, to, part: Number(kept.headers.get('x-part')) })
  const headers = {
    'content-type': kept.headers.get('content-type'),
    'content-length': String(to - from + 1),
    'accept-ranges': 'bytes',
    ...(asked && { 'content-range': `bytes ${from}-${to}/${size}` }),
  }
  return new Response(body, { status: asked ? 206 : 200, headers })
}

function partsOf(cache, pathname, { from, to, part }) {
  let at = from
  return new ReadableStream({
    async pull(stream) {
      const index = Math.floor(at / part)
      const bytes = await (await cache.match(`${pathname}/${index}`)).arrayBuffer()
      const start = index * part
      const end = Math.min(to + 1, start + bytes.byteLength)
      stream.enqueue(new Uint8Array(bytes, at - start, end - at))
      at = end
      if (at > to) stream.close()
    },
  }, { highWaterMark: 0 })
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

/** `name`: the address of the offline page that goes by the wanted name. */
async function keepOfflinePage(name) {
  await keepPage(offline, name)
  if (await caches.has(classCache)) await keepPage(classes, name)
}

async function keepPage(at, name) {
  const cache = await caches.open(cacheName)
  const page = name.replace(offline, at)
  const answer = await fetch(page, { credentials: 'omit' })
  if (!answer.ok) throw new Error(`offline page: ${answer.status}`)
  const html = await answer.text()
  // Named in attributes and in the text that starts the page.
  const files = [...html.matchAll(/"(\/(?:assets|arte)\/[^"\\]+)"/g)].map(([, path]) => path.split('#')[0])
  await cache.addAll([...new Set(files)])
  // Without the headers of that answer: its security policy names a key of its own.
  await cache.put(at, new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'x-page': page },
  }))
}

async function forgetOldCaches() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => ![cacheName, classCache].includes(name)).map((name) => caches.delete(name)))
}
