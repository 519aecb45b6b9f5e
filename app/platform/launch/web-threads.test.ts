import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Config } from '../config.ts'
import type { Web } from './application.ts'
import { startWebThreads } from './web-threads.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'grower-threads-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Three threads, the first of which only notes what happens to it; the others run that text. */
async function threeThreads(text: string) {
  const file = join(folder, `${Math.random().toString(36).slice(2)}.mjs`)
  await writeFile(file, `import { parentPort, workerData } from 'node:worker_threads'\n${text}`)
  const seen = { web: undefined as Web | undefined, closed: 0, died: [] as unknown[] }
  const first = async (web: Web) => {
    seen.web = web
    return { close: async () => void seen.closed++ }
  }
  const died = (error: unknown) => void seen.died.push(error)
  const config = { webThreads: 3 } as Config
  return { seen, running: await startWebThreads(config, { first, died, script: pathToFileURL(file) }) }
}

const countUp = 'Atomics.add(new BigInt64Array(workerData.web.purges), 0, 1n)'

test('each thread is up before the start is done, has the same memory, and ends when it is told to', async () => {
  const { seen, running } = await threeThreads(
    `${countUp}; parentPort.once('message', () => process.exit()); setTimeout(() => parentPort.postMessage('up'), 50)`,
  )
  expect(seen.web?.threads).toBe(3)
  expect(new BigInt64Array(seen.web?.purges ?? new SharedArrayBuffer(8))[0]).toBe(2n)
  await running.close()
  expect(seen).toMatchObject({ closed: 1, died: [] })
})

test('a thread that dies of an error, or exits by itself, is reported', async () => {
  const broken = await threeThreads(
    `parentPort.once('message', () => process.exit()); parentPort.postMessage('up')
     setTimeout(() => { throw new Error('broken') }, 20)`,
  )
  await expect.poll(() => broken.seen.died.map(String)).toEqual(['Error: broken', 'Error: broken'])
  const gone = await threeThreads(`parentPort.postMessage('up'); setTimeout(() => process.exit(3), 20)`)
  await expect.poll(() => gone.seen.died.length).toBe(2)
  expect(String(gone.seen.died[0])).toContain('code 3')
  await Promise.all([broken.running.close(), gone.running.close()])
})

test('a thread that can’t start fails the start', async () => {
  await expect(threeThreads(`throw new Error('no bundle')`)).rejects.toThrow('no bundle')
})
