import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isAlive } from './running-server.ts'

/**
 * Serialises starts on one folder by a lock file; without it a second launcher could take the first's half-started
 * server for a leftover. The lock of a killed process is ignored.
 */
export async function withStartLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
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
  if (await isStale(lock)) await rm(lock, { force: true })
  return false
}

/** Stale: its holder is dead, or it is older than any start takes (the pid may have been reused). */
async function isStale(lock: string) {
  const age = await stat(lock).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  )
  const holder = Number(await readFile(lock, 'utf8').catch(() => ''))
  return age > 60_000 || (holder ? !isAlive(holder) : age > 2000)
}
