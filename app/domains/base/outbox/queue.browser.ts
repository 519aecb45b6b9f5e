import { createStore, entries, get, set, type UseStore } from 'idb-keyval'
import type { QueuedAct, QueuedPhoto, Refusal } from './queued-act.kinds.ts'

const NAME = 'grower-a-enviar'
/** Set while the queue is not empty: visitor pages need not open the store to check. */
export const WAITS = 'grower-a-enviar-ha'

const OWN_KEYS = 'grower-a-enviar-chaves'
const MOST_KEYS = 50

let opened: UseStore | undefined
const store = () => {
  opened ??= createStore(NAME, 'acts')
  return opened
}

const changed = new EventTarget()

/** Subscribes to changes of the queue in all tabs; returns the unsubscribe function. */
export function onQueueChange(listener: () => void) {
  const channel = new BroadcastChannel(NAME)
  channel.addEventListener('message', listener)
  changed.addEventListener('change', listener)
  return () => {
    channel.close()
    changed.removeEventListener('change', listener)
  }
}

function notify() {
  changed.dispatchEvent(new Event('change'))
  const channel = new BroadcastChannel(NAME)
  channel.postMessage('change')
  channel.close()
}

/** Adds an act; throws when nothing can be stored. Fields and photos are one record, so storing is atomic. */
export async function enqueue(act: QueuedAct) {
  await set(act.key, act, store())
  localStorage.setItem(WAITS, '1')
  noteOwnKey(act.key)
  notify()
}

/** A user's acts, oldest first: other users of the phone do not see them. */
export async function queuedOf(user_id: number): Promise<QueuedAct[]> {
  const all = (await entries<string, QueuedAct>(store())).map(([, act]) => act)
  return all.filter((act) => act.user_id === user_id).sort((a, b) => a.queued_at.localeCompare(b.queued_at))
}

/** The current record: another tab, or the user, may have removed it since the list was read. */
export const queuedAct = (key: string) => get<QueuedAct>(key, store())

export async function removeAct(key: string) {
  await change(key, () => null)
  const none = (await entries(store())).length === 0
  if (none) localStorage.removeItem(WAITS)
}

/** It is on the server, or back in its form: if it waited too, it waits no more. */
export async function forgetAct(key: string) {
  if (localStorage.getItem(WAITS) === null) return
  // Sent again it is the same act.
  await removeAct(key).catch((reason) => console.info('offline queue:', reason))
}

export const noteRefusal = (key: string, refused: Refusal) => change(key, (act) => ({ ...act, refused }))

/** Records the result of one photo's upload: its file id, or the reason of rejection; neither: upload it again. */
export const notePhoto = (key: string, photo_key: string, became: Pick<QueuedPhoto, 'id' | 'refused'>) =>
  change(key, (act) => ({
    ...act,
    photos: act.photos?.map((photo) =>
      photo.key === photo_key ? { ...photo, id: undefined, refused: undefined, ...became } : photo,
    ),
  }))

/** Resets a refused act for another attempt, with added or changed fields. Rejected photos are retried too. */
export const tryAgain = (key: string, fields: Record<string, string>) =>
  change(key, (act) => ({
    ...act,
    fields: [...act.fields.filter(([name]) => !(name in fields)), ...Object.entries(fields)],
    photos: act.photos?.map((photo) => ({ ...photo, refused: undefined })),
    refused: undefined,
  }))

/**
 * Atomically replaces an act that was sent or refused; false when it no longer exists, or was requeued by another tab:
 * then it may be in flight.
 */
export async function replaceAct(key: string, act: QueuedAct, may: (old: QueuedAct) => boolean): Promise<boolean> {
  const done = await change(key, (old) => (may(old) ? act : undefined))
  if (done) noteOwnKey(act.key)
  return done
}

/**
 * Updates one record in one transaction: null deletes it, undefined leaves it unchanged; missing records are not
 * created.
 */
async function change(key: string, update: (act: QueuedAct) => QueuedAct | null | undefined): Promise<boolean> {
  const done = await store()('readwrite', (acts) => changeIn(acts, key, update))
  notify()
  return done
}

function changeIn(acts: IDBObjectStore, key: string, update: (act: QueuedAct) => QueuedAct | null | undefined) {
  return new Promise<boolean>((resolve, reject) => {
    let done = false
    const found = acts.get(key)
    found.onsuccess = () => {
      const now = found.result && update(found.result as QueuedAct)
      if (now === undefined) return
      done = true
      if (now?.key !== key) acts.delete(key)
      if (now) acts.put(now, now.key)
    }
    acts.transaction.oncomplete = () => resolve(done)
    acts.transaction.onabort = () => reject(acts.transaction.error)
  })
}

/** Keys of the acts queued on this phone, newest last: these are never duplicates of each other. */
export const ownKeys = (): string[] => JSON.parse(localStorage.getItem(OWN_KEYS) ?? '[]') as string[]

export const noteOwnKey = (key: string) =>
  localStorage.setItem(OWN_KEYS, JSON.stringify([...ownKeys().filter((one) => one !== key), key].slice(-MOST_KEYS)))
