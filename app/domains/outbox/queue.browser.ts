import { createStore, entries, get, set, type UseStore } from 'idb-keyval'
import type { QueuedAct, QueuedPhoto, Refusal } from './queued-act.kinds.ts'

const NAME = 'grower-a-enviar'
/** Set while anything waits: a page of a visitor need not open the store to know. */
export const WAITS = 'grower-a-enviar-ha'

const OWN_KEYS = 'grower-a-enviar-chaves'
const MOST_KEYS = 50

let opened: UseStore | undefined
const store = () => {
  opened ??= createStore(NAME, 'acts')
  return opened
}

const changed = new EventTarget()

/** Calls back after every change, here or in another tab; answers how to stop. */
export function onQueueChange(hear: () => void) {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', hear)
  changed.addEventListener('change', hear)
  return () => {
    channel.close()
    changed.removeEventListener('change', hear)
  }
}

function tell() {
  changed.dispatchEvent(new Event('change'))
  const channel = new BroadcastChannel(NAME)
  channel.postMessage('change')
  channel.close()
}

/** Into the queue; throws when the phone keeps nothing. The text and its photos are one record: all of it or none. */
export async function enqueue(act: QueuedAct) {
  await set(act.key, act, store())
  localStorage.setItem(WAITS, '1')
  noteOwnKey(act.key)
  tell()
}

/** The acts of one person, oldest first: others who use the phone do not see them. */
export async function queuedOf(user_id: number): Promise<QueuedAct[]> {
  const all = (await entries<string, QueuedAct>(store())).map(([, act]) => act)
  return all.filter((act) => act.user_id === user_id).sort((a, b) => a.queued_at.localeCompare(b.queued_at))
}

/** As it is now: another tab, or its grower, may have taken it away since the list was read. */
export const queuedAct = (key: string) => get<QueuedAct>(key, store())

export async function forget(key: string) {
  await change(key, () => null)
  const none = (await entries(store())).length === 0
  if (none) localStorage.removeItem(WAITS)
}

export const noteRefusal = (key: string, refused: Refusal) => change(key, (act) => ({ ...act, refused }))

/** What became of one of its photos: its number at the server, or why it was not taken; neither: it is to be uploaded. */
export const notePhoto = (key: string, photo_key: string, became: Pick<QueuedPhoto, 'id' | 'refused'>) =>
  change(key, (act) => ({
    ...act,
    photos: act.photos?.map((photo) =>
      photo.key === photo_key ? { ...photo, id: undefined, refused: undefined, ...became } : photo,
    ),
  }))

/** Sent once more, with what its owner decided: a field more or another value. A photo that was refused tries again too. */
export const tryAgain = (key: string, fields: Record<string, string>) =>
  change(key, (act) => ({
    ...act,
    fields: [...act.fields.filter(([name]) => !(name in fields)), ...Object.entries(fields)],
    photos: act.photos?.map((photo) => ({ ...photo, refused: undefined })),
    refused: undefined,
  }))

/**
 * In the place of one that was taken or refused, in one step; false when that is not there any more, or was put back
 * into the queue by another tab: then it may be on its way.
 */
export async function replaceAct(key: string, act: QueuedAct, may: (old: QueuedAct) => boolean): Promise<boolean> {
  const done = await change(key, (old) => (may(old) ? act : undefined))
  if (done) noteOwnKey(act.key)
  return done
}

/** One record in one transaction: null takes it away, undefined leaves it; nothing is made of what is not there. */
async function change(key: string, mend: (act: QueuedAct) => QueuedAct | null | undefined): Promise<boolean> {
  const done = await store()('readwrite', (acts) => changeIn(acts, key, mend))
  tell()
  return done
}

function changeIn(acts: IDBObjectStore, key: string, mend: (act: QueuedAct) => QueuedAct | null | undefined) {
  return new Promise<boolean>((resolve, reject) => {
    let done = false
    const found = acts.get(key)
    found.onsuccess = () => {
      const now = found.result && mend(found.result as QueuedAct)
      if (now === undefined) return
      done = true
      if (now?.key !== key) acts.delete(key)
      if (now) acts.put(now, now.key)
    }
    acts.transaction.oncomplete = () => resolve(done)
    acts.transaction.onabort = () => reject(acts.transaction.error)
  })
}

/** Keys of what was noted on this phone without signal, the newest last: two of them are two acts, and never collide. */
export const ownKeys = (): string[] => JSON.parse(localStorage.getItem(OWN_KEYS) ?? '[]') as string[]

export const noteOwnKey = (key: string) =>
  localStorage.setItem(OWN_KEYS, JSON.stringify([...ownKeys().filter((one) => one !== key), key].slice(-MOST_KEYS)))
