import { threadId } from 'node:worker_threads'
import { IDBFactory } from 'fake-indexeddb'
import { clear, createStore } from 'idb-keyval'
import { vi } from 'vitest'
import { test as base } from '../fixtures.ts'

/** A request sent by the phone. */
export type Sent = { path: string; form: FormData; request: Request }

/** A fake network: returns the response to a request, or throws as `fetch` does. */
export type Line = (sent: Sent) => Response | Promise<Response>

export type Phone = {
  line: Line
  /** All requests, oldest first. */
  sent: Sent[]
  /** Resolves once the queue is idle. */
  isQuiet: () => Promise<void>
  /** Aborts requests in flight without waiting for responses. */
  switchOff: () => void
}

export const noSignal: Line = () => {
  throw new TypeError('Failed to fetch')
}

// Modules open their stores once per thread.
const indexedDB = new IDBFactory()
const { locks } = navigator

/**
 * A phone in Node with fake browser storage; its requests go through the test's `line`. Locks are shared by the threads
 * of a process, so their names get the thread's id.
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
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { pathname: '/aula', search: '' })
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

const storageOf = (
  kept: Map<string, string>,
): Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'> => ({
  get length() {
    return kept.size
  },
  key: (at) => [...kept.keys()][at] ?? null,
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
