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
/** `exited` settles when the postmaster has exited, for any reason. */
export type Postmaster = { pid: number; exited: Promise<unknown> }

const LOG_LIMIT_BYTES = 5_000_000
const TIMEOUT_MS = 120_000

/** Transient errors: backends of a killed postmaster may outlive it for a moment. */
const TRANSIENT = /pre-existing shared memory block|is still in use/
/** Another start on this folder was faster. */
export const ALREADY_RUNNING = /lock file "postmaster.pid" already exists/

/** Starts `postgres` and waits until it accepts connections. @throws StartError with PostgreSQL's own error. */
export async function startPostmaster(start: Start): Promise<Postmaster> {
  for (const end = Date.now() + TIMEOUT_MS; ; await sleep(200)) {
    const outcome = await attempt(start, end)
    if ('pid' in outcome) return outcome
    if (Date.now() > end || !TRANSIENT.test(outcome.output)) throw new StartError(sentence(start, outcome.output))
  }
}

async function attempt(start: Start, end: number): Promise<Postmaster | { output: string }> {
  const { file, size } = await openLog(start.folders.log)
  const child = spawnAs(start.user, join(start.bin, 'bin/postgres'), settings(start), ['ignore', file.fd, file.fd])
  const exited = once(child, 'exit').catch((error: Error) => error)
  await file.close()
  const outcome = await Promise.race([accepting(start.folders.socket, end), exited])
  if (outcome === true && child.pid) return { pid: child.pid, exited }
  child.kill('SIGKILL')
  return { output: outcome instanceof Error ? outcome.message : await logSince(start.folders.log, size) }
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
    // For SSDs: random reads cost hardly more than sequential ones.
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Server messages only: failed statements may contain personal data and are reported by the application.
    log_min_messages: 'log',
    log_checkpoints: 'off',
    [LAUNCHER_SETTING]: String(process.pid),
    ...(durable ? { fsync: 'on', synchronous_commit: 'on' } : notDurable),
  }
  return ['-D', folders.data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}

/** For tests, which need no durability. */
const notDurable = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }

/**
 * A file, not a pipe: a server that outlives its launcher can keep writing. Opened by us, so that root needs no chown.
 */
async function openLog(path: string) {
  const size = await stat(path).then(
    (there) => there.size,
    () => 0,
  )
  const file = await open(path, size > LOG_LIMIT_BYTES ? 'w' : 'a', 0o600)
  return { file, size: size > LOG_LIMIT_BYTES ? 0 : size }
}

async function logSince(path: string, size: number) {
  const content = await readFile(path)
  return content.subarray(size).toString('utf8').trim()
}

function sentence({ folders }: Start, output: string) {
  const [, reason] = /(?:FATAL|PANIC):\s+(.*)/.exec(output) ?? []
  return `O PostgreSQL não iniciou (${reason ?? output.split('\n').at(-1) ?? 'sem resposta'}). Detalhes em ${folders.log}.`
}
