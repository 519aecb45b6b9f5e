import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './running-server.ts'

/**
 * Two launchers on one folder look, create and start in turn; without it the second could take the first's half-started
 * server for one left behind. A lock whose holder was killed counts for nothing.
 */
export async function oneStartAtATime<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = join(folder, 'starting')
  while (!(await take(lock))) await sleep(50)
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

async function take(lock: string) {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  if (await isAbandoned(lock)) await rm(lock, { force: true })
  return false
}

/** Its holder is dead, or a start took longer than any does (the number may be another process's by now). */
async function isAbandoned(lock: string) {
  const age = await stat(lock).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  )
  const holder = Number(await readFile(lock, 'utf8').catch(() => ''))
  return age > 60_000 || (holder ? !isAlive(holder) : age > 2000)
}
