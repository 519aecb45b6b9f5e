import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'
import { pollChannel, ROBOTS_CHANNEL } from '#domains/robots/control/index.ts'
import { readingsChannel, TELEMETRY_CHANNEL } from '#domains/robots/telemetry/index.ts'
import { PURGE_CHANNEL } from '#platform/cache/purge.ts'
import type { Config } from '#platform/config.ts'
import { createContext } from '#platform/context.ts'
import { openDatabase } from '#platform/database/database.ts'
import { openListener } from '#platform/database/listener.ts'
import { LIVE_CHANNEL } from '#platform/live/publish.ts'
import { startIngestBeats } from './ingest-beats.ts'
import { environmentOf } from './prepare.ts'
import { startRobots } from './robots.ts'
import { startServer } from './server.ts'
import { startWorkerProcess } from './worker.ts'

type Options = { vite?: ViteDevServer; web?: { threads: number; purges: SharedArrayBuffer } }

/** Starts pages and API in this thread; web threads share the port, the purge times and the connection limit. */
export async function startWeb(config: Config, { vite, web }: Options = {}) {
  const threads = web?.threads ?? 1
  const database = openDatabase(config.databaseUrl, { transactions: 20, threads })
  const env = environmentOf(config, web?.purges)
  const listener = openListener(config.databaseUrl)
  await listener.listen(PURGE_CHANNEL, {
    onMessage: (tags) => env.cache.purge(JSON.parse(tags)),
    onDisconnect: env.cache.pause,
    onReconnect: env.cache.resume,
  })
  await listener.listen(LIVE_CHANNEL, { onMessage: env.live.wake, onReconnect: env.live.wakeAll })
  await listener.listen(ROBOTS_CHANNEL, {
    onMessage: (serial) => env.live.wake(pollChannel(serial)),
    onReconnect: env.live.wakeAll,
  })
  await listener.listen(TELEMETRY_CHANNEL, {
    onMessage: (ids) => {
      for (const id of ids.split(',')) env.live.wake(readingsChannel(Number(id)))
    },
    onReconnect: env.live.wakeAll,
  })
  await listener.open()
  const server = await startServer({
    host: config.host,
    port: config.port,
    sharedPort: threads > 1,
    trustProxy: config.trustProxy,
    database,
    env,
    clientFolder: vite ? undefined : join(process.cwd(), 'build/client'),
    vite,
  })
  const beats = startIngestBeats('web', () => createContext({ db: database.db, env }))
  return closing(beats.close, async () => env.live.close(), server.close, listener.close, database.close)
}

export async function startWorker(config: Config) {
  const database = openDatabase(config.databaseUrl, { transactions: 10 })
  const env = environmentOf(config)
  const worker = await startWorkerProcess({ database, env })
  const robots = await startRobots(config, { context: () => createContext({ db: database.db, env }) })
  const beats = startIngestBeats('worker', () => createContext({ db: database.db, env }))
  return closing(beats.close, robots.close, worker.close, database.close)
}

const LONGEST_CLOSE_MS = 7000

/** Closes in order: first stop accepting work, then close the database. */
const closing = (...steps: (() => Promise<unknown>)[]) => ({
  close: async () => {
    const inOrder = async () => {
      for (const step of steps) await step()
    }
    // What never closes (a half-broken connection) must not keep the process past its 10 seconds.
    await Promise.race([inOrder(), sleep(LONGEST_CLOSE_MS, undefined, { ref: false })])
  },
})
