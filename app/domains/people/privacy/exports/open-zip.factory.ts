import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl'
import type { Context } from '#platform/context.ts'
import { unsealing } from '#platform/seal-stream.ts'
import { placeOfExport } from './export-place.model.ts'

const openZip = promisify<Buffer, Options, ZipFile>(fromBuffer)

/** The files of an export in storage, read with an independent ZIP implementation. */
export async function filesOfExport(
  { env }: Context,
  uuid: string,
  { sealed = false } = {},
): Promise<Map<string, Buffer>> {
  const stored = await env.storage.read(placeOfExport(uuid))
  if (!stored) throw new Error(`there is no file of the copy ${uuid}`)
  const stream = sealed ? stored.stream().compose(unsealing(env.keys, placeOfExport(uuid))) : stored.stream()
  const zip = await openZip(await buffer(stream), { lazyEntries: true })
  const read = promisify(zip.openReadStream.bind(zip) as (entry: Entry, done: StreamDone) => void)
  return new Promise((done, fail) => {
    const found = new Map<string, Buffer>()
    zip.on('entry', (entry: Entry) => {
      read(entry)
        .then(buffer)
        .then((bytes) => {
          found.set(entry.fileName, bytes)
          zip.readEntry()
        }, fail)
    })
    zip.on('end', () => done(found))
    zip.on('error', fail)
    zip.readEntry()
  })
}

type StreamDone = (error: Error | null, stream: NodeJS.ReadableStream) => void
