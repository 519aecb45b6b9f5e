import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { socketUrl } from '../../app/platform/postgres/connection.ts'

const checkout = join(import.meta.dirname, '../..')
const TIMEOUT_MS = 120_000

export type Victim = 'server' | 'worker' | 'postmaster'
export type Site = Awaited<ReturnType<typeof openSite>>

/** The built site with its embedded database on a folder of its own, started as `npm start` does. */
export async function openSite(dataDir: string, settings: Record<string, string> = {}) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const log = createWriteStream(join(dataDir, 'site.log'), { flags: 'a' })
  const databaseUrl = socketUrl(join(dataDir, 'postgres/socket'), 'grower')
  let server: ChildProcess

  async function start() {
    const { DATABASE_URL: _, ...inherited } = process.env
    const env = {
      ...inherited,
      PORT: String(port),
      MQTT_PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      WORLD: 'empty',
      ROLE: 'all',
      // A second thread is loaded with each start, and dies with the first.
      WEB_THREADS: '1',
      NODE_ENV: 'production',
      ...settings,
    }
    server = spawn(process.execPath, [join(checkout, 'server.ts')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    server.stdout?.pipe(log, { end: false })
    server.stderr?.pipe(log, { end: false })
    await ready()
  }

  /** The site responds and a worker is running. */
  async function ready() {
    await until('the site is ready', async () => (await fetch(`${url}/api/ready`)).ok)
    await until('a worker runs', async () => (await workerPid()) !== undefined)
  }

  const workerPid = async () => {
    const children = await readFile(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8')
    for (const pid of children.trim().split(' ').map(Number))
      if (pid && (await commandOf(pid)).includes('server.ts --child')) return pid
    return undefined
  }
  const postmasterPid = async () =>
    Number((await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8')).split('\n')[0])

  /** kill -9, and waits for the process to end. */
  async function kill(victim: Victim) {
    const pid = victim === 'server' ? server.pid : victim === 'worker' ? await workerPid() : await postmasterPid()
    if (!pid) throw new Error(`there is no ${victim} to kill`)
    process.kill(pid, 'SIGKILL')
    await until(`the ${victim} is dead`, () => isGone(pid))
  }

  async function stop() {
    if (server.exitCode !== null || server.signalCode !== null) return server.exitCode
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    const [code] = await ended
    return code as number | null
  }

  await start()
  return { url, databaseUrl, start, ready, kill, stop, readLog: () => readFile(join(dataDir, 'site.log'), 'utf8') }
}

/** A zombie counts as ended. */
async function isGone(pid: number) {
  const state = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => 'gone Z')
  return /\) Z |gone Z/.test(state)
}

const commandOf = async (pid: number) =>
  (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ')

/** Polls until true; errors meanwhile (connection refused, reset) count as false. */
export async function until(what: string, isSo: () => Promise<boolean>) {
  let last: unknown
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await sleep(40)) {
    const so = await isSo().catch((error: unknown) => {
      last = error
      return false
    })
    if (so) return
  }
  throw new Error(`waited ${TIMEOUT_MS / 1000} s in vain: ${what}`, { cause: last })
}

/** One query on its own connection. */
export async function query<Row extends pg.QueryResultRow>(
  databaseUrl: string,
  statement: string,
  values: unknown[] = [],
) {
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(statement, values)).rows
  } finally {
    await client.end()
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}
