import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Config } from '../config.ts'

const MIN_BACKOFF_MS = 1000
const MAX_BACKOFF_MS = 30_000
/** A child that lived this long did not fail at start: the backoff is reset. */
const STABLE_MS = 60_000
const STOP_TIMEOUT_MS = 6500

/**
 * Runs the worker as a child process and restarts it with exponential backoff when it dies. The IPC channel tells it
 * when this process is gone. It is `detached`, so that Ctrl+C in the terminal reaches only us, who pass it on.
 */
export function startWorkerProcess(config: Config, log: (line: string) => void) {
  let wanted = true
  let backoff = MIN_BACKOFF_MS
  let timer: NodeJS.Timeout | undefined
  let child = start()

  function start(): ChildProcess {
    const since = Date.now()
    const started = spawn(process.execPath, [join(process.cwd(), 'server.ts'), '--child'], {
      env: { ...process.env, ...environmentOf(config) },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      detached: true,
    })
    started.once('exit', (code, signal) => wanted && startAgain(since, signal ?? `código ${code}`))
    return started
  }

  function startAgain(since: number, reason: string) {
    if (Date.now() - since > STABLE_MS) backoff = MIN_BACKOFF_MS
    log(`O processo de tarefas parou (${reason}): iniciando de novo em ${backoff / 1000} s.`)
    timer = setTimeout(() => {
      child = start()
    }, backoff)
    backoff = Math.min(backoff * 2, MAX_BACKOFF_MS)
  }

  async function close() {
    wanted = false
    clearTimeout(timer)
    if (child.exitCode !== null || child.signalCode !== null) return
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
    clearTimeout(force)
  }

  return { close }
}

/** The parent's resolved settings, as environment of the child. */
const environmentOf = ({ databaseUrl, appKeys, vapid, world, host, dataDir }: Config) => ({
  ROLE: 'worker',
  DATABASE_URL: databaseUrl,
  APP_KEYS: appKeys.map((key) => key.toString('base64')).join(','),
  ...(vapid && {
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    VAPID_SUBJECT: vapid.subject,
  }),
  WORLD: world,
  HOST: host,
  DATA_DIR: dataDir,
})
