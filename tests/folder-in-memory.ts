import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const name = 'grower-testes-'
const ROOM = 4 * 2 ** 30

/**
 * A folder for what this run keeps, in memory where there is room: a database of a thousand small files is copied there
 * in 50 ms, and in half a second on a disk. It goes when this process ends; those of killed runs go first.
 */
export function folderInMemory(): string | undefined {
  if (!existsSync(memory)) return undefined
  for (const left of leftBehind()) rmSync(join(memory, left), { recursive: true, force: true })
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < ROOM) return undefined
  const folder = join(memory, name + process.pid)
  mkdirSync(folder, { recursive: true })
  // As a system's own temporary folder: the database's account enters too.
  chmodSync(folder, 0o1777)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))
  return folder
}

const leftBehind = () =>
  readdirSync(memory).filter((file) => file.startsWith(name) && !existsSync(`/proc/${file.slice(name.length)}`))
