import { createStore, del, entries, get, set, type UseStore, update } from 'idb-keyval'
import { noteOwnKey } from './own-keys.ts'

/** What an act is about, as its form's address names it. */
export type QueuedTarget = { kind: 'plant' | 'space'; slug: string; name: string }

/** An act that waits on the phone. Nothing but its owner's choice or a successful sending removes it. */
export type QueuedAct = {
  /** The key under which the server writes it once, however often it is sent. */
  key: string
  user_id: number
  target: QueuedTarget
  /** 'Rega': for people. */
  label: string
  /** The form as it was filled in, name by name. */
  fields: [name: string, value: string][]
  queued_at: string
  /** Why it was not taken, in words: it waits for a decision instead of being sent again. */
  refused?: { status: number; message: string; errors: Record<string, string[]>; similar: number[] }
}

let opened: UseStore | undefined
const store = () => {
  opened ??= createStore('grower-a-enviar', 'acts')
  return opened
}

const changed = new EventTarget()

/** Calls back after every change, here or in another tab; answers how to stop. */
export function onQueueChange(hear: () => void) {
  const channel = new BroadcastChannel('grower-a-enviar')
  channel.addEventListener('message', hear)
  changed.addEventListener('change', hear)
  return () => {
    channel.close()
    changed.removeEventListener('change', hear)
  }
}

function tell() {
  changed.dispatchEvent(new Event('change'))
  const channel = new BroadcastChannel('grower-a-enviar')
  channel.postMessage('change')
  channel.close()
}

export async function enqueue(act: QueuedAct) {
  await set(act.key, act, store())
  noteOwnKey(act.key)
  tell()
}

/** The acts of one person, oldest first: others who use the phone do not see them. */
export async function queuedOf(user_id: number): Promise<QueuedAct[]> {
  const all = (await entries<string, QueuedAct>(store())).map(([, act]) => act)
  return all.filter((act) => act.user_id === user_id).sort((a, b) => a.queued_at.localeCompare(b.queued_at))
}

export async function forget(key: string) {
  await del(key, store())
  tell()
}

export async function noteRefusal(key: string, refused: QueuedAct['refused']) {
  await update<QueuedAct | undefined>(key, (act) => act && { ...act, refused }, store())
  tell()
}

/** Sent once more, with what its owner decided: a field more or another value. */
export async function tryAgain(key: string, fields: Record<string, string>) {
  const act = await get<QueuedAct>(key, store())
  if (!act) return
  const kept = act.fields.filter(([name]) => !(name in fields))
  await set(key, { ...act, fields: [...kept, ...Object.entries(fields)], refused: undefined }, store())
  tell()
}
