import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { sharedPurgeTimes } from '../cache/purge-times.ts'
import type { Config } from '../config.ts'
import type { Running, Web } from './application.ts'

/** What a thread is given. On the way keys become plain bytes. */
export type ThreadData = { config: Config; web: Web }

type How = {
  /** Starts the one that runs in this thread. */
  first(web: Web): Promise<Running>
  /** A thread ended that nobody told to. */
  died(error: unknown): void
  script?: URL
}

/**
 * Pages and API on `config.webThreads` threads: this one and others like it, listening on one port, among which the
 * system shares the connections. They have the times of purges and the database in common, nothing else.
 */
export async function startWebThreads(config: Config, { first, died, script = ownScript }: How): Promise<Running> {
  const web: Web = { threads: config.webThreads, purges: sharedPurgeTimes() }
  const start = () => startThread(new Worker(script, { workerData: { config, web } satisfies ThreadData }), died)
  const others = Array.from({ length: web.threads - 1 }, start)
  const running = await Promise.all([first(web), ...others])
  return { close: async () => void (await Promise.all(running.map((one) => one.close()))) }
}

const ownScript = new URL('./web-thread.ts', import.meta.url)

async function startThread(thread: Worker, died: How['died']): Promise<Running> {
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
