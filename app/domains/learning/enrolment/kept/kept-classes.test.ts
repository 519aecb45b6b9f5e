import { vi } from 'vitest'
import { expect, test } from '#tests/phone/phone.ts'
import { cachesInMemory, serviceWorker } from '#tests/phone/service-worker.ts'
import { aClassroomPage } from './kept-class.factory.ts'
import { isOver } from './kept-class.model.ts'
import {
  checkKept,
  dropAll,
  keepClass,
  keptClasses,
  latestMoment,
  renewClass,
  watchKept,
} from './kept-classes.browser.ts'

const film = Uint8Array.from({ length: 9 * 1024 * 1024 }, (_, at) => at % 251)
const path = '/cursos/guardadas/rega/o-peso'

/** The service worker of a device, as it stands. */
const aWorker = (state: ServiceWorkerState = 'activated') =>
  Object.assign(new EventTarget(), {
    state,
    postMessage: (_: string, [port]: MessagePort[]) => port?.postMessage(true),
  })

/** A device whose site has the film, and answers which classes are still open. */
function device(open: number[] | number = [7]) {
  const caches = cachesInMemory()
  const site: { open: number[] | number; own?: object; date?: Date } = { open }
  vi.stubGlobal('window', { caches })
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (to: string, init?: RequestInit) => {
    if (to.endsWith('/guardada')) return new Response(null, { status: 204 })
    if (to.startsWith('/api/v1/cursos/guardadas'))
      return typeof site.open === 'number'
        ? new Response(null, { status: site.open })
        : Response.json(
            { open: site.open, ...site.own },
            { headers: site.date ? { date: site.date.toUTCString() } : {} },
          )
    const [, from, to_] = /bytes=(\d+)-(\d+)/.exec(new Headers(init?.headers).get('range') ?? '') ?? []
    const part = film.slice(Number(from), Number(to_) + 1)
    const headers = {
      'content-range': `bytes ${from}-${Number(from) + part.length - 1}/${film.length}`,
      'content-type': 'video/mp4',
    }
    return new Response(part, { status: 206, headers })
  })
  vi.stubGlobal('navigator', {
    ...navigator,
    onLine: true,
    serviceWorker: { register: async () => ({ active: aWorker() }) },
  })
  return { caches, site }
}

test('a film is kept in parts, and any stretch of it is answered without signal', async ({ phone }) => {
  expect(phone.sent).toEqual([])
  const { caches } = device()
  const told: number[] = []
  expect(await keepClass(aClassroomPage({ bytes: film.length }), 1, (share) => told.push(share))).toBeNull()
  expect(told.at(-1)).toBe(1)
  expect(await keptClasses()).toMatchObject([{ path, bytes: film.length, user_id: 1 }])
  const get = await serviceWorker(caches)
  const over = await get(`${path}/video`, { range: 'bytes=4194300-4194310' })
  expect([over.status, over.headers.get('content-range')]).toEqual([206, `bytes 4194300-4194310/${film.length}`])
  expect(new Uint8Array(await over.arrayBuffer())).toEqual(film.slice(4194300, 4194311))
  const end = await get(`${path}/video`, { range: 'bytes=-5' })
  expect(new Uint8Array(await end.arrayBuffer())).toEqual(film.slice(-5))
  const whole = await get(`${path}/video`)
  expect(whole.status).toBe(200)
  expect((await whole.arrayBuffer()).byteLength).toBe(film.length)
  expect((await get(`${path}/video`, { range: `bytes=${film.length}-` })).status).toBe(416)
  const led = await get('/dichavando/cursos/rega/o-peso', {}, 'navigate')
  expect(led.headers.get('location')).toBe('/cursos/guardadas?aula=rega/o-peso')
  await dropAll()
})

test('what is too large is refused in words; what may no longer be seen leaves, a lost line takes nothing', async ({
  phone,
}) => {
  expect(phone.sent).toEqual([])
  const { caches, site } = device()
  const large = aClassroomPage({ bytes: 300 * 1024 * 1024 })
  expect(await keepClass(large, 1, () => undefined)).toContain('até 200\u00a0MB')
  expect(await keptClasses()).toEqual([])
  await keepClass(aClassroomPage({ bytes: film.length }), 1, () => undefined)
  site.open = 500
  expect(await checkKept()).toBeNull()
  expect(await keptClasses()).toHaveLength(1)
  site.open = []
  expect(await checkKept()).toEqual(['O peso'])
  expect(await (await caches.open('grower-aulas')).keys()).toEqual([])
  await keepClass(aClassroomPage({ bytes: film.length }), 1, () => undefined)
  site.open = 401
  await checkKept()
  expect(await caches.has('grower-aulas')).toBe(false)
})

test('of another account on the same phone nothing stays', async ({ phone }) => {
  expect(phone.sent).toEqual([])
  device()
  await keepClass(aClassroomPage({ bytes: film.length }), 1, () => undefined)
  await keepClass(aClassroomPage({ bytes: film.length }), 2, () => undefined)
  expect(await keptClasses()).toMatchObject([{ user_id: 2 }])
  await dropAll()
})

test('a class of timed access opens until its end by the phone’s clock; renewed with signal, until the new one', async ({
  phone,
}) => {
  expect(phone.sent).toEqual([])
  device()
  const until = new Date('2026-12-01T12:00:00Z')
  const later = new Date('2026-12-31T12:00:00Z')
  await keepClass(aClassroomPage({ bytes: film.length }, { until }), 1, () => undefined)
  const over = async (now: Date) => (await keptClasses()).map((kept) => isOver(kept, now))
  expect(await over(new Date(until.getTime() - 1))).toEqual([false])
  expect(await over(until)).toEqual([true])
  await renewClass(aClassroomPage({}, { until: later }), 1)
  expect(await over(until)).toEqual([false])
  expect(await over(later)).toEqual([true])
  await renewClass(aClassroomPage(), 1)
  expect(await over(new Date('2099-01-01'))).toEqual([false])
  await dropAll()
})

test('with signal a kept class is what its teacher wrote anew and what its pupil has there; another video is told, not fetched', async ({
  phone,
}) => {
  expect(phone.sent).toEqual([])
  const { site } = device()
  const first = aClassroomPage({ bytes: film.length, can: { finish: true, ask: true } })
  await keepClass(first, 1, () => undefined)
  site.own = { done: [7], notes: [{ id: 5, lesson_id: 7, second: 3, text: 'Pesar antes.' }] }
  await checkKept()
  const notes = [{ id: 5, second: 3, text: 'Pesar antes.' }]
  expect(await keptClasses()).toMatchObject([{ canFinish: false, lesson: { done: true, notes } }])
  const document = { type: 'doc' as const, content: [] }
  const text = { document, photos: {}, embeds: {} } as never
  await renewClass(aClassroomPage({ title: 'O peso, corrigido', text }), 1)
  expect(await keptClasses()).toMatchObject([{ hasNewVideo: false, lesson: { title: 'O peso, corrigido', text } }])
  const other = { ...first.lesson.video, id: 2 } as never
  await renewClass(aClassroomPage({ video: other }), 1)
  expect(await keptClasses()).toMatchObject([{ hasNewVideo: true, bytes: film.length, lesson: { video: { id: 1 } } }])
  await dropAll()
})

test('a clock that is set back opens nothing; the site sets right one that was ahead', async ({ phone }) => {
  expect(phone.sent).toEqual([])
  const { site } = device()
  const until = new Date('2026-12-01T12:00:00Z')
  const before = new Date('2026-11-20T12:00:00Z')
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    vi.setSystemTime(before)
    await keepClass(aClassroomPage({ bytes: film.length }, { until }), 1, () => undefined)
    const over = async () => (await keptClasses()).map((kept) => isOver(kept, latestMoment(new Date())))
    expect(await over()).toEqual([false])
    vi.setSystemTime(until)
    expect(await over()).toEqual([true])
    vi.setSystemTime(before)
    expect(await over()).toEqual([true])
    site.date = before
    await checkKept()
    expect(await over()).toEqual([false])
  } finally {
    vi.useRealTimers()
  }
  await dropAll()
})

test('on the first visit the worker is awaited; a browser without one, or whose worker fails, says so', async ({
  phone,
}) => {
  expect(phone.sent).toEqual([])
  device()
  const keep = () => keepClass(aClassroomPage({ bytes: film.length }), 1, () => undefined)
  const installing = aWorker('installing')
  const register = vi.fn(async () => ({
    active: null,
    waiting: null,
    installing: installing as typeof installing | null,
  }))
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { controller: null, register } })
  const becomes = (state: ServiceWorkerState) => {
    installing.state = state
    installing.dispatchEvent(new Event('statechange'))
  }
  const first = keep()
  await vi.waitFor(() => expect(register).toHaveBeenCalledWith('/sw.js'))
  becomes('installed')
  becomes('activated')
  expect(await first).toBeNull()
  await dropAll()
  installing.state = 'redundant'
  expect(await keep()).toContain('tente de novo')
  register.mockRejectedValueOnce(new DOMException('The operation is insecure.', 'SecurityError'))
  expect(await keep()).toContain('janela anônima')
  expect(await keptClasses()).toEqual([])
})

test('without signal the page that says so leads to the classes that are kept, and never in a circle', async ({
  phone,
}) => {
  expect(phone.sent).toEqual([])
  const { caches } = device()
  await keepClass(aClassroomPage({ bytes: film.length }), 1, () => undefined)
  const get = await serviceWorker(caches)
  const one = '/cursos/guardadas?aula=rega/o-peso'
  const said = `/sem-conexao?de=${encodeURIComponent(one)}`
  expect((await get(one, {}, 'navigate')).headers.get('location'), 'their page is not here').toBe(said)
  const site = await caches.open('grower-v3')
  await site.put('/sem-conexao', new Response('sem conexão'))
  expect(await (await get(said, {}, 'navigate')).text()).toBe('sem conexão')
  await site.put('/cursos/guardadas', new Response('as aulas'))
  expect((await get(said, {}, 'navigate')).headers.get('location')).toBe(one)
  expect(await (await get(one, {}, 'navigate')).text()).toBe('as aulas')
  await dropAll()
})

test('a list that was read before a class left, and arrives after, does not bring it back', async ({ phone }) => {
  expect(phone.sent).toEqual([])
  const { caches } = device()
  await keepClass(aClassroomPage({ bytes: film.length }), 1, () => undefined)
  const asked = Promise.withResolvers<void>()
  const slow = Promise.withResolvers<void>()
  const real = caches.open
  vi.spyOn(caches, 'open').mockImplementationOnce(async (name) => {
    const cache = await real(name)
    const match = async (at: string | Request) => {
      const found = await cache.match(at)
      asked.resolve()
      await slow.promise
      return found
    }
    return { ...cache, match }
  })
  const shown: string[][] = []
  const stop = watchKept((kept) => shown.push((kept ?? []).map(({ lesson }) => lesson.title)))
  await asked.promise
  await dropAll()
  await vi.waitFor(() => expect(shown).toEqual([[]]))
  slow.resolve()
  await new Promise(setImmediate)
  expect(shown).toEqual([[]])
  stop()
})
