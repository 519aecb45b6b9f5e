import { once } from 'node:events'
import { open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '../start-error.ts'
import { spawnAs } from './as-database-user.ts'
import { isAccepting } from './connection.ts'
import type { Folders } from './folders.ts'
import { LAUNCHER_SETTING } from './running-server.ts'
import type { SystemUser } from './system-user.ts'

export type Start = { bin: string; folders: Folders; user: SystemUser | undefined; durable: boolean }
/** `exited` settles when the postmaster is gone, wanted or not. */
export type Postmaster = { pid: number; exited: Promise<unknown> }

const LOG_LIMIT_BYTES = 5_000_000
const PATIENCE_MS = 120_000

/** Backends of a postmaster that was killed may outlive it by a moment. */
const PASSES_BY_ITSELF = /pre-existing shared memory block|is still in use/
/** Another start of ours was quicker. */
export const TAKEN = /lock file "postmaster.pid" already exists/

/** Starts `postgres` and waits until it takes connections. @throws StartError with PostgreSQL's own last words. */
export async function startPostmaster(start: Start): Promise<Postmaster> {
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(200)) {
    const outcome = await attempt(start, end)
    if ('pid' in outcome) return outcome
    if (Date.now() > end || !PASSES_BY_ITSELF.test(outcome.words)) throw new StartError(sentence(start, outcome.words))
  }
}

async function attempt(start: Start, end: number): Promise<Postmaster | { words: string }> {
  const { file, size } = await openLog(start.folders.log)
  const child = spawnAs(start.user, join(start.bin, 'bin/postgres'), settings(start), ['ignore', file.fd, file.fd])
  const exited = once(child, 'exit').catch((error: Error) => error)
  await file.close()
  const outcome = await Promise.race([accepting(start.folders.socket, end), exited])
  if (outcome === true && child.pid) return { pid: child.pid, exited }
  child.kill('SIGKILL')
  return { words: outcome instanceof Error ? outcome.message : await wordsSince(start.folders.log, size) }
}

async function accepting(socket: string, end: number) {
  while (Date.now() < end) {
    if (await isAccepting(socket)) return true
    await sleep(20)
  }
  return false
}

function settings({ folders, durable }: Start) {
  const settings: Record<string, string> = {
    listen_addresses: '',
    unix_socket_directories: folders.socket,
    max_connections: '200',
    shared_buffers: '128MB',
    // Flash, as everywhere today: a page by its key costs hardly more than the next one.
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Its own story only: failed statements carry people's data and are reported by the application.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    [LAUNCHER_SETTING]: String(process.pid),
    ...(durable ? { fsync: 'on', synchronous_commit: 'on' } : fleeting),
  }
  return ['-D', folders.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** For tests: whatever is lost with the machine is not missed. */
const fleeting = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }

/** A file, not a pipe: a server that outlives its launcher can go on writing. Opened by us, so root needs no chown. */
async function openLog(path: string) {
  const size = await stat(path).then(
    (there) => there.size,
    () => 0,
  )
  const file = await open(path, size > LOG_LIMIT_BYTES ? 'w' : 'a', 0o600)
  return { file, size: size > LOG_LIMIT_BYTES ? 0 : size }
}

async function wordsSince(path: string, size: number) {
  const content = await readFile(path)
  return content.subarray(size).toString('utf8').trim()
}

function sentence({ folders }: Start, words: string) {
  const [, reason] = /(?:FATAL|PANIC):\s+(.*)/.exec(words) ?? []
  return `O PostgreSQL não iniciou (${reason ?? words.split('\n').at(-1) ?? 'sem resposta'}). Detalhes em ${folders.log}.`
}
