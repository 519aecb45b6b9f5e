import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenWhileVisible } from './listen-while-visible.browser.ts'

class Closed extends EventTarget {
  static readonly CLOSED = 2
  static opened: Closed[] = []
  readonly readyState = 2
  readonly close = vi.fn()
  readonly path: string
  constructor(path: string) {
    super()
    this.path = path
    Closed.opened.push(this)
  }
}

beforeEach(() => {
  Closed.opened = []
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Closed)
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.for([
  ['a server that starts anew', 502, 2],
  ['too many pages', 429, 2],
  ['who may not listen', 403, 1],
  ['who is not signed in', 401, 1],
] as const)('after %s (%i) the stream is asked for %i times', async ([, status, times]) => {
  vi.stubGlobal('fetch', () => Promise.resolve({ status }))
  const stop = listenWhileVisible('/live', { message: () => undefined, open: () => Promise.resolve() })
  Closed.opened[0]?.dispatchEvent(new Event('error'))
  await vi.advanceTimersByTimeAsync(5000)
  expect(Closed.opened.map((one) => one.path)).toEqual(Array(times).fill('/live'))
  stop()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(Closed.opened).toHaveLength(times)
})
