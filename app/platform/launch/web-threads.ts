import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { sharedPurgeTimes } from '../cache/purge-times.ts'
import type { Config } from '../config.ts'
import type { Running, Web } from './application.ts'

/** `workerData` of a thread. Structured cloning turns key Buffers into plain Uint8Arrays. */
export type ThreadData = { config: Config; web: Web }

type Options = {
  /** Starts the server of the current thread. */
  first(web: Web): Promise<Running>
  /** Called when a thread ends unexpectedly. */
  died(error: unknown): void
  script?: URL
}

/**
 * Serves pages and API on `config.webThreads` threads including this one, all listening on one port (the kernel
 * balances connections). They share purge times and the database, nothing else.
 */
export async function startWebThreads(config: Config, { first, died, script = ownScript }: Options): Promise<Running> {
  const web: Web = { threads: config.webThreads, purges: sharedPurgeTimes() }
  const start = () => startThread(new Worker(script, { workerData: { config, web } satisfies ThreadData }), died)
  const others = Array.from({ length: web.threads - 1 }, start)
  const running = await Promise.all([first(web), ...others])
  return { close: async () => void (await Promise.all(running.map((one) => one.close()))) }
}

const ownScript = new URL('./web-thread.ts', import.meta.url)

async function startThread(thread: Worker, died: Options['died']): Promise<Running> {
  let wanted = true
  let error: unknown
  thread.on('error', (reason) => {
    error = reason
  })
  const ended = new Promise<void>((resolve) => {
    thread.once('exit', (code) => {
      if (wanted) died(error ?? new Error(`a web thread ended with code ${code}`))
      resolve()
    })
  })
  await once(thread, 'message')
  return {
    async close() {
      wanted = false
      thread.postMessage('stop')
      await ended
    },
  }
}
