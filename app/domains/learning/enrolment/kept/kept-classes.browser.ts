import { formatMegabytes } from '#shared/megabytes.ts'
import { activeWorker } from '#ui/document/service-worker.ts'
import type { ClassroomPage } from '../classroom/classroom.schemas.ts'
import { KEPT, MOST_BYTES } from './kept.kinds.ts'
import { asKept, type KeptClass, type KeptPart } from './kept-class.model.ts'

const CACHE = 'grower-aulas'
/** Whose classes are kept here; set before anything is, so that whatever happens it is found and deleted. */
const WHOSE = 'grower-aulas'
/** The newest moment that was seen here: a clock that is set back opens nothing. */
const SEEN = 'grower-aulas-hora'
/** A video is fetched and kept in parts of so many bytes: each is judged anew, and a player reads no more than it needs. */
const PART = 4 * 1024 * 1024
/** For the pictures and the text, whose size nobody says beforehand. */
const ROOM = 5 * 1024 * 1024

const changed = new EventTarget()
const notify = () => changed.dispatchEvent(new Event('change'))

/**
 * Tells what is kept in this tab, now and after each change: null where it cannot be read. Returns the end of it. Reads
 * overtake one another, and only the newest counts: an older one still knows a class that has left.
 */
export function watchKept(show: (kept: KeptClass[] | null) => void) {
  let newest = 0
  const read = async () => {
    const mine = ++newest
    const kept = await keptClasses().catch((reason) => {
      console.info('kept classes:', reason)
      return null
    })
    if (mine === newest) show(kept)
  }
  const listener = () => void read()
  listener()
  changed.addEventListener('change', listener)
  return () => {
    newest = Number.POSITIVE_INFINITY
    changed.removeEventListener('change', listener)
  }
}

export const keptBy = () => Number(localStorage.getItem(WHOSE)) || null

/** What the phone's clock says, or the newest moment that was seen here. */
export const latestMoment = (now: Date) => new Date(Math.max(now.getTime(), Number(localStorage.getItem(SEEN)) || 0))

const see = (moment: Date) => localStorage.setItem(SEEN, String(moment.getTime()))

const isClass = (path: string) => path.startsWith(`${KEPT}/`) && path.split('/').length === 5

/** The classes on this phone, by title. */
export async function keptClasses(): Promise<KeptClass[]> {
  if (!keptBy()) return []
  see(latestMoment(new Date()))
  const cache = await caches.open(CACHE)
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter(isClass)
  const all = await Promise.all(paths.map(async (path) => (await cache.match(path))?.json() as Promise<KeptClass>))
  return all.filter(Boolean).sort((a, b) => a.lesson.title.localeCompare(b.lesson.title, 'pt-BR'))
}

/** Why a class was not kept, for its person. */
class Refused extends Error {}

/**
 * Keeps a class with all that it shows; `tell` hears how far it is, from 0 to 1. Returns why it could not be, and then
 * nothing of it is left here.
 */
export async function keepClass(page: ClassroomPage, user_id: number, tell: (share: number) => void) {
  const { kept, parts } = asKept(page, user_id)
  try {
    const worker = await demandWorker()
    await demandRoom(page.lesson.bytes)
    await demandTaken(page)
    if (keptBy() !== user_id) await dropAll()
    localStorage.setItem(WHOSE, String(user_id))
    const cache = await caches.open(CACHE)
    await demandPage(worker)
    for (const part of parts)
      for await (const bytes of part.isVideo ? fetchVideo(cache, part) : fetchWhole(cache, part)) {
        kept.bytes += bytes
        tell(Math.min(1, kept.bytes / Math.max(1, page.lesson.bytes)))
      }
    // Last, so that a class that is listed is whole.
    await cache.put(kept.path, Response.json(kept))
    notify()
    return null
  } catch (reason) {
    await dropClass(kept.path)
    return wordsOf(reason)
  }
}

function wordsOf(reason: unknown) {
  if (reason instanceof Refused) return reason.message
  if (reason instanceof DOMException && reason.name === 'QuotaExceededError') return NO_ROOM
  console.info('kept classes:', reason)
  return navigator.onLine
    ? 'A aula não chegou inteira. Nada ficou pela metade: tente de novo.'
    : 'O sinal caiu antes do fim. Nada ficou pela metade: tente de novo com sinal.'
}

const NO_ROOM = 'Não há espaço no celular para esta aula. Tire outra ou libere espaço, e tente de novo.'

/** What shows it without signal. */
async function demandWorker() {
  const worker = 'caches' in window && (await activeWorker())
  if (worker) return worker
  throw new Refused('Este navegador não guarda aulas. Pode ser a janela anônima: tente na janela comum.')
}

async function demandRoom(bytes: number) {
  if (bytes > MOST_BYTES)
    throw new Refused(
      `Esta aula tem ${formatMegabytes(bytes)}. No celular cabem aulas de até ${formatMegabytes(MOST_BYTES)}.`,
    )
  const { quota = Number.POSITIVE_INFINITY, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  if (quota - usage < bytes + ROOM) throw new Refused(NO_ROOM)
}

/** The server judges it, and from now on counts what is watched without signal. */
async function demandTaken({ course, lesson }: ClassroomPage) {
  const answer = await fetch(`/api/v1/cursos/curso/${course.slug}/aula/${lesson.slug}/guardada`, { method: 'POST' })
  if (answer.ok) return
  const { message } = (await answer.json()) as { message?: string }
  throw new Refused(message ?? 'A aula não pode ser guardada agora.')
}

/** The page that shows it without signal. */
async function demandPage(worker: ServiceWorker) {
  const { port1, port2 } = new MessageChannel()
  const told = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
  })
  worker.postMessage('keep-classes', [port2])
  if (!(await told)) throw new Error('the page of kept classes did not come')
}

async function* fetchWhole(cache: Cache, { from, to }: KeptPart) {
  const answer = await fetch(from)
  if (!answer.ok) throw new Error(`${from}: ${answer.status}`)
  const blob = await answer.blob()
  await cache.put(to, new Response(blob, { headers: { 'content-type': blob.type } }))
  yield blob.size
}

async function* fetchVideo(cache: Cache, { from, to }: KeptPart) {
  let size = Number.POSITIVE_INFINITY
  let type = ''
  for (let index = 0; index * PART < size; index++) {
    const first = index * PART
    const answer = await fetch(from, { headers: { range: `bytes=${first}-${first + PART - 1}` }, cache: 'no-store' })
    if (answer.status !== 206) throw new Error(`${from}: ${answer.status}`)
    size = Number(answer.headers.get('content-range')?.split('/').at(-1))
    type = answer.headers.get('content-type') ?? ''
    if (size > MOST_BYTES) throw new Refused(`No celular cabem aulas de até ${formatMegabytes(MOST_BYTES)}.`)
    const blob = await answer.blob()
    await cache.put(`${to}/${index}`, new Response(blob))
    yield blob.size
  }
  const headers = { 'content-type': type, 'x-bytes': String(size), 'x-part': String(PART) }
  await cache.put(to, new Response(null, { headers }))
}

/**
 * Back with signal: what is done and noted since, and what its teacher wrote anew. Another video is not fetched by itself, which may
 * cost its person money: the class says that there is one (`hasNewVideo`).
 */
export async function renewClass(page: ClassroomPage, user_id: number) {
  if (keptBy() !== user_id) return
  const cache = await caches.open(CACHE)
  const { kept, parts } = asKept(page, user_id)
  const old = (await (await cache.match(kept.path))?.json()) as KeptClass | undefined
  if (!old) return
  let { bytes } = old
  for (const part of parts)
    if (!part.isVideo && !(await cache.match(part.to))) for await (const more of fetchWhole(cache, part)) bytes += more
  const hasNewVideo = kept.lesson.video?.id !== old.lesson.video?.id
  const lesson = hasNewVideo ? { ...kept.lesson, video: old.lesson.video } : kept.lesson
  await cache.put(kept.path, Response.json({ ...kept, lesson, bytes, hasNewVideo }))
  notify()
}

type Own = { done?: number[]; notes?: (KeptClass['lesson']['notes'][number] & { lesson_id: number })[] }

/** What reached the site leaves the queue, and is shown as the site has it. */
async function putOwn(kept: KeptClass[], { done, notes }: Own) {
  if (!done || !notes) return
  const cache = await caches.open(CACHE)
  for (const one of kept) {
    const isDone = done.includes(one.lesson.id)
    const own = notes
      .filter(({ lesson_id }) => lesson_id === one.lesson.id)
      .map(({ id, second, text }) => ({ id, second, text }))
    const next = { ...one, canFinish: one.canFinish && !isDone, lesson: { ...one.lesson, done: isDone, notes: own } }
    if (JSON.stringify(next) === JSON.stringify(one)) continue
    // Taken off meanwhile it stays so.
    if (await cache.match(one.path)) await cache.put(one.path, Response.json(next))
    notify()
  }
}

export async function dropClass(path: string) {
  if (!keptBy()) return
  const cache = await caches.open(CACHE)
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname === path || pathname.startsWith(`${path}/`)) await cache.delete(request)
  }
  notify()
}

/** Logged out, or somebody else is here. */
export async function dropAll() {
  if (!keptBy()) return
  await caches.delete(CACHE)
  localStorage.removeItem(WHOSE)
  localStorage.removeItem(SEEN)
  notify()
}

/** Asks the site what may still be seen, and lets go of the rest: returns its titles. Without an answer all stays: null. */
export async function checkKept(): Promise<string[] | null> {
  const kept = await keptClasses()
  if (!kept.length) return []
  const ids = kept.map(({ lesson }) => lesson.id).join(',')
  const answer = await fetch(`/api/v1/cursos/guardadas?ids=${ids}`).catch(() => undefined)
  if (answer?.status === 401 || answer?.status === 403) {
    await dropAll()
    return []
  }
  if (!answer?.ok) return null
  const { open, ...own } = ((await answer.json().catch(() => undefined)) ?? {}) as { open?: number[] } & Own
  // Not an answer of the site: a captive portal.
  if (!open) return null
  // The site's own clock, also when this one was once ahead.
  const said = Date.parse(answer.headers.get('date') ?? '')
  if (said) see(new Date(said))
  const gone = kept.filter(({ lesson }) => !open.includes(lesson.id))
  for (const { path } of gone) await dropClass(path)
  await putOwn(
    kept.filter((one) => !gone.includes(one)),
    own,
  )
  return gone.map(({ lesson }) => lesson.title)
}

/** A kept file, as the phone saves it. */
export async function saveFile(path: string, name: string) {
  const blob = await (await (await caches.open(CACHE)).match(path))?.blob()
  if (!blob) return
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
