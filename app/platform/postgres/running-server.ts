import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { StartError } from '../start-error.ts'

/** A postmaster on this data folder. `launcher` is the pid of the process that started it, if still alive. */
export type RunningServer = { pid: number; socket: string; launcher?: number }

/** Custom setting on the postmaster's command line, by which an orphaned server is recognised. */
export const LAUNCHER_SETTING = 'grower.launcher'

/**
 * The server running on `data`. PostgreSQL removes a stale postmaster.pid itself, but won't start when that pid has
 * been reused by another process (usual in containers): then it is removed here.
 */
export async function findServer(data: string): Promise<RunningServer | undefined> {
  const file = join(data, 'postmaster.pid')
  const lines = await readFile(file, 'utf8').then(
    (content) => content.split('\n'),
    () => [],
  )
  const pid = Number(lines[0])
  if (!pid || !isAlive(pid)) return undefined
  const found = await processInfo(pid)
  if (!found.command.includes(data)) {
    await rm(file, { force: true })
    return undefined
  }
  const [, launcher] = new RegExp(`${LAUNCHER_SETTING}=(\\d+)`).exec(found.command) ?? []
  return { pid, socket: lines[4] ?? '', launcher: Number(launcher) === found.parent ? found.parent : undefined }
}

/** Fast shutdown, then immediate (recovery at the next start), then SIGKILL. */
export async function stopServer(pid: number, timeout = 5000) {
  const steps = [
    ['SIGINT', timeout],
    ['SIGQUIT', 2000],
    ['SIGKILL', 2000],
  ] as const
  for (const [signal, milliseconds] of steps) if (await endedBy(pid, signal, milliseconds)) return
  throw new StartError(`O PostgreSQL anterior (processo ${pid}) não parou: encerre-o e tente de novo.`)
}

export function isAlive(pid: number) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

async function endedBy(pid: number, signal: NodeJS.Signals, milliseconds: number) {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return true
    throw new StartError(`O PostgreSQL desta pasta de dados (processo ${pid}) é de outro usuário: encerre-o antes.`)
  }
  for (const end = Date.now() + milliseconds; Date.now() < end; await sleep(20))
    if (!isAlive(pid) || (await isZombie(pid))) return true
  return false
}

/** In a container without an init nobody reaps orphans: a zombie counts as exited. */
async function isZombie(pid: number) {
  if (process.platform !== 'linux') return false
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return status.slice(status.lastIndexOf(')') + 2).startsWith('Z')
}

async function processInfo(pid: number) {
  return process.platform === 'linux' ? linuxProcess(pid) : otherProcess(pid)
}

async function linuxProcess(pid: number) {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
  const [command, status] = await Promise.all([read('cmdline'), read('stat')])
  const parent = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1])
  return { command: command.replaceAll('\0', ' '), parent }
}

async function otherProcess(pid: number) {
  const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'ppid=,command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  const [, parent, command = ''] = /^\s*(\d+)\s+(.*)/.exec(stdout) ?? []
  return { command, parent: Number(parent) }
}
