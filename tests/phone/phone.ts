import { threadId } from 'node:worker_threads'
import { IDBFactory } from 'fake-indexeddb'
import { clear, createStore } from 'idb-keyval'
import { vi } from 'vitest'
import { test as base } from '../fixtures.ts'

/** What a phone sent: to where, and the fields of its form. */
export type Sent = { path: string; form: FormData; request: Request }

/** What happens to what a phone sends: an answer, or an error as `fetch` throws one. */
export type Line = (sent: Sent) => Response | Promise<Response>

export type Phone = {
  line: Line
  /** Everything that was sent, the oldest first. */
  sent: Sent[]
  /** Comes back once no round of sending is under way. */
  isQuiet: () => Promise<void>
  /** Breaks off what is on its way and waits for no answer. */
  switchOff: () => void
}

export const noSignal: Line = () => {
  throw new TypeError('Failed to fetch')
}

// The modules of a thread open their stores once.
const indexedDB = new IDBFactory()
const { locks } = navigator

/**
 * A phone in Node: it keeps things as a browser does, and what it sends goes where the test leads its `line`. The threads
 * of a process share their locks, phones do not.
 */
function aPhone() {
  const { promise: off, reject } = Promise.withResolvers<never>()
  off.catch(() => undefined)
  const phone: Phone = {
    line: noSignal,
    sent: [],
    isQuiet: () => locked('grower-a-enviar', {}, () => undefined),
    switchOff: () => reject(new TypeError('Failed to fetch')),
  }
  vi.stubGlobal('indexedDB', indexedDB)
  vi.stubGlobal('localStorage', storageOf(new Map()))
  vi.stubGlobal('navigator', { locks: { request: locked } })
  vi.stubGlobal('fetch', async (to: string, options?: RequestInit) => {
    const request = new Request(new URL(to, 'http://localhost'), options)
    const sent = { path: to, form: await request.clone().formData(), request }
    phone.sent.push(sent)
    return Promise.race([off, phone.line(sent)])
  })
  return phone
}

const locked = <T>(name: string, how: LockOptions, work: (lock: Lock | null) => T): Promise<Awaited<T>> =>
  locks.request(`${name} ${threadId}`, how, work) as Promise<Awaited<T>>

const storageOf = (kept: Map<string, string>): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> => ({
  getItem: (name) => kept.get(name) ?? null,
  setItem: (name, value) => void kept.set(name, value),
  removeItem: (name) => void kept.delete(name),
})

export const test = base.extend<{ phone: Phone }>({
  phone: async ({}, use) => {
    const phone = aPhone()
    await use(phone)
    phone.switchOff()
    await phone.isQuiet()
    await clear(createStore('grower-a-enviar', 'acts'))
    vi.useRealTimers()
    vi.unstubAllGlobals()
  },
})

export { expect } from 'vitest'
