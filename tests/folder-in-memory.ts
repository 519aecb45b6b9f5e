import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const memory = '/dev/shm'
const name = 'grower-testes-'
const ROOM = 4 * 2 ** 30

/**
 * A temporary folder for this run, in memory where there is room: copying a database of a thousand small files takes 50
 * ms there, half a second on disk. Deleted when this process ends; those of killed runs are deleted first.
 */
export function folderInMemory(): string | undefined {
  if (!existsSync(memory)) return undefined
  for (const left of leftovers()) rmSync(join(memory, left), { recursive: true, force: true })
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize < ROOM) return undefined
  const folder = join(memory, name + process.pid)
  mkdirSync(folder, { recursive: true })
  // Mode of a system's temporary folder: the database's account must enter too.
  chmodSync(folder, 0o1777)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }))
  return folder
}

const leftovers = () =>
  readdirSync(memory).filter((file) => file.startsWith(name) && !existsSync(`/proc/${file.slice(name.length)}`))
