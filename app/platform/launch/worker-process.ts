import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Config } from '../config.ts'

const SHORTEST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** One that lived this long did not die of its start: the next pause is short again. */
const STEADY_MS = 60_000
const PATIENCE_MS = 6500

/**
 * Runs the worker beside the pages, in its own process, and starts it again with growing pauses when it dies.
 * Its channel to us tells it when we are gone. Its own session keeps a Ctrl+C of the terminal for us to pass on.
 */
export function startWorkerProcess(config: Config, log: (line: string) => void) {
  let wanted = true
  let pause = SHORTEST_PAUSE_MS
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
    if (Date.now() - since > STEADY_MS) pause = SHORTEST_PAUSE_MS
    log(`O processo de tarefas parou (${reason}): iniciando de novo em ${pause / 1000} s.`)
    timer = setTimeout(() => {
      child = start()
    }, pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
  }

  async function close() {
    wanted = false
    clearTimeout(timer)
    if (child.exitCode !== null || child.signalCode !== null) return
    const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
    const exited = once(child, 'exit')
    child.kill('SIGTERM')
    await exited
    clearTimeout(force)
  }

  return { close }
}

/** What the parent found out, said so that the child reads the same. */
const environmentOf = ({ databaseUrl, appKeys, world, host, dataDir }: Config) => ({
  ROLE: 'worker',
  DATABASE_URL: databaseUrl,
  APP_KEYS: appKeys.map((key) => key.toString('base64')).join(','),
  WORLD: world,
  HOST: host,
  DATA_DIR: dataDir,
})
