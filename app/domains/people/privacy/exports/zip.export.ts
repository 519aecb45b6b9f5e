import { pipeline, type Readable } from 'node:stream'
import ZipStream from 'zip-stream'
import type { Context } from '#platform/context.ts'
import { sealing } from '#platform/seal-stream.ts'

type Source = Readable | string
export type Zip = { add: (name: string, source: Source, options?: { store?: boolean }) => Promise<void> }

/**
 * Streams a ZIP into storage, in the clear or sealed. Entries are written sequentially; after a failure no file is left.
 * Returns the size of the ZIP.
 */
export async function writeZip(
  { env }: Context,
  place: string,
  fill: (zip: Zip) => Promise<void>,
  { sealed = false } = {},
): Promise<number> {
  const zip = new ZipStream({ level: 6 })
  // Errors are thrown below; without a listener they would end the process.
  zip.on('error', () => undefined)
  // What fails in one of them ends both, and is thrown by the store.
  const written = sealed ? pipeline(zip, sealing(env.keys, place), () => undefined) : zip
  const stored = env.storage.putStream(place, written)
  const failed = stored.then(() => undefined)
  failed.catch(() => undefined) // awaited below
  const add: Zip['add'] = (name, source, options = {}) =>
    Promise.race([entry(zip, source, { name, ...options }), failed])
  try {
    await fill({ add })
    zip.finish()
    await stored
    return zip.getBytesWritten()
  } catch (error) {
    zip.destroy(error instanceof Error ? error : new Error(String(error)))
    await failed.catch(() => undefined)
    throw error
  }
}

/** Adds one file. Rejects when its source fails: the archive itself would wait for its end for ever. */
const entry = (zip: ZipStream, source: Source, data: { name: string; store?: boolean }) =>
  new Promise<void>((done, fail) => {
    if (typeof source !== 'string') source.once('error', fail)
    zip.entry(source, data, (error) => (error ? fail(error) : done()))
  })
