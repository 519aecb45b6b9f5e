import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { purgeTimes, sharedPurgeTimes } from './purge-times.ts'

const times = (module: string) => `
  const { workerData } = require('node:worker_threads')
  import(${JSON.stringify(module)}).then(({ purgeTimes }) => {
    const purges = purgeTimes(workerData)
    for (let at = 0; at < 50_000; at++) purges.purge(['plant:1', 'plants'])
  })`

test('threads that purge the same tag at once lose no purge, and its time only rises', async () => {
  const memory = sharedPurgeTimes()
  const mine = purgeTimes(memory)
  const start = mine.now()
  const module = new URL('./purge-times.ts', import.meta.url).href
  const threads = [1, 2, 3].map(() => new Worker(times(module), { eval: true, workerData: memory }))
  const slots = mine.slotsOf(['plant:1'])
  let ended = 0
  const all = Promise.all(threads.map((thread) => once(thread, 'exit').then(() => ended++)))
  let purged = 0
  while (ended < threads.length) {
    const before = mine.now()
    mine.purge(['plant:1'])
    expect(mine.purgedSince(slots, before)).toBe(true)
    purged++
    await new Promise(setImmediate)
  }
  await all
  expect(mine.now() - start).toBe(BigInt(150_000 + purged))
  expect(mine.purgedSince(slots, mine.now() - 1n)).toBe(true)
  expect(mine.purgedSince(slots, mine.now())).toBe(false)
})
