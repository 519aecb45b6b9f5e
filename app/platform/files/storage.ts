import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Bytes from `start` to `end`, both included, as in the header Range. */
export type ByteRange = { start: number; end: number }

/** Object store: the disk, or a bucket (s3-storage.ts). Names look like 'photos/ab/abcd…/640.webp'. */
export type Storage = {
  /** Durable once it resolves: written, synced, and renamed into place. */
  put(name: string, bytes: Buffer): Promise<void>
  /** As `put`, for what is too large for memory; returns its size in bytes. */
  putStream(name: string, bytes: Readable): Promise<number>
  /** A stream of what was removed since fails with the code ENOENT. */
  read(name: string): Promise<{ size: number; stream: (range?: ByteRange) => Readable } | null>
  /** The file of that name, or everything below it. */
  remove(prefix: string): Promise<void>
  /** Names of the folders directly below a prefix. */
  folders(prefix: string): Promise<string[]>
  /** Entries directly below a prefix with their modification time, for sweeps of orphans. */
  list(prefix: string): Promise<{ name: string; changed_at: Date }[]>
}

export function diskStorage(root: string): Storage {
  const place = (name: string) => join(root, name)
  return {
    async put(name, bytes) {
      const target = place(name)
      const draft = draftOf(target)
      try {
        await mkdir(dirname(target), { recursive: true })
        await writeSynced(draft, bytes)
        await rename(draft, target)
      } catch (error) {
        // On a full disk each attempt would leave one more.
        await rm(draft, { force: true }).catch(() => undefined)
        throw error
      }
      await syncFolder(dirname(target))
    },
    async putStream(name, bytes) {
      const target = place(name)
      const draft = draftOf(target)
      try {
        await mkdir(dirname(target), { recursive: true })
        await pipeline(bytes, createWriteStream(draft, { flags: 'wx', flush: true }))
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
      await syncFolder(dirname(target))
      return (await stat(target)).size
    },
    async read(name) {
      const found = await stat(place(name)).catch(missing)
      return found?.isFile() ? { size: found.size, stream: (range) => createReadStream(place(name), range) } : null
    },
    remove: (prefix) => rm(place(prefix), { recursive: true, force: true }),
    async folders(prefix) {
      const entries = (await readdir(place(prefix), { withFileTypes: true }).catch(missing)) ?? []
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    },
    async list(prefix) {
      const names = (await readdir(place(prefix)).catch(missing)) ?? []
      const entries = await Promise.all(
        names.map(async (name) => ({ name, found: await stat(place(join(prefix, name))).catch(missing) })),
      )
      return entries.flatMap(({ name, found }) => (found ? [{ name, changed_at: found.mtime }] : []))
    },
  }
}

const draftOf = (target: string) => `${target}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`

function missing(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
  throw error
}

async function writeSynced(path: string, bytes: Buffer) {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A rename survives a power loss only when its directory is synced too. */
async function syncFolder(path: string) {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
