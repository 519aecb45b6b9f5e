import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { eq } from 'drizzle-orm'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import type { Context } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { MAX_PHOTO_BYTES } from '#platform/files/decode-photo.ts'
import { storePhoto } from '#platform/files/store-photo.ts'
import type { ReceivedFile } from '#platform/http/receive-file.ts'
import { reportFault } from '#platform/log/report-fault.ts'
import { keyOfParts } from '#platform/owned/key-of-parts.ts'
import { sealing, unsealing } from '#platform/seal-stream.ts'
import { type Import, imports } from './imports.table.ts'
import { findDraft, planRows } from './match-import.actions.ts'

const MOST_PHOTOS = 1000
const IMPORTS = 'imports'
const placeOf = ({ uuid }: Pick<Import, 'uuid'>) => `${IMPORTS}/${uuid}`
const nameOf = ({ fileName }: Entry) => fileName.split(/[\\/]/).at(-1) ?? ''
const isPhoto = (name: string) => /\.(jpe?g|png|webp|avif)$/i.test(name) && !name.startsWith('.')

/** The pictures of a file, in a ZIP beside it: kept sealed until it is imported, matched by their names. */
export async function uploadPhotos(
  ctx: Context,
  uuid: string,
  file: ReceivedFile,
): Promise<{ id: string; photos: number }> {
  const names = await photoNames(file.path)
  const found = await ctx.transaction((tx) => findDraft(tx, uuid))
  const place = placeOf(found)
  await pipeline(createReadStream(file.path), sealing(ctx.env.keys, place), (bytes) =>
    ctx.env.storage.putStream(place, bytes as never),
  )
  return ctx.transaction(async (tx) => {
    const draft = await findDraft(tx, uuid)
    await tx.db.update(imports).set({ photos: names }).where(eq(imports.id, draft.id))
    if (draft.state === 'conferir') await planRows(tx, { ...draft, photos: names })
    return { id: uuid, photos: names.length }
  })
}

async function photoNames(path: string): Promise<string[]> {
  const names: string[] = []
  await eachEntry(path, async (_zip, entry) => {
    const name = nameOf(entry)
    if (!isPhoto(name)) return
    if (entry.uncompressedSize > MAX_PHOTO_BYTES) throw invalidField('photos', `A foto ${name} passa de 15 MB.`)
    if (names.includes(name)) throw invalidField('photos', `O ZIP tem duas fotos chamadas ${name}. Mude o nome de uma.`)
    names.push(name)
    if (names.length > MOST_PHOTOS) throw invalidField('photos', `Cabem ${MOST_PHOTOS} fotos por arquivo.`)
  })
  if (!names.length) throw invalidField('photos', 'O ZIP não tem fotos (JPEG, PNG, WebP ou AVIF).')
  return names
}

async function eachEntry(path: string, work: (zip: ZipFile, entry: Entry) => Promise<void>) {
  const broken = () => invalidField('photos', 'Não conseguimos abrir este ZIP. Faça de novo e envie.')
  const zip = await openPromise(path, { validateEntrySizes: true }).catch(() => {
    throw broken()
  })
  try {
    for await (const entry of zip.eachEntry() as AsyncIterable<Entry>) await work(zip, entry)
  } catch (error) {
    throw error instanceof AppError ? error : broken()
  } finally {
    zip.close()
  }
}

/** After the commit; a sweep finds what a crash leaves. */
export const forgetPhotos = (tx: Context, found: Pick<Import, 'uuid' | 'photos'>) => {
  if (found.photos.length)
    tx.afterCommit(() => {
      tx.env.storage
        .remove(placeOf(found))
        .catch((error) => reportFault(error, 'falha ao apagar fotos de uma importação'))
    })
}

export type TakePhotos = (names: string[]) => Promise<Map<string, number>>

/**
 * Runs `work` with what takes pictures out of the ZIP into the photo store, as their person's uploads: decoded, without
 * metadata, each once however often it is asked for. What is no photo has no id.
 */
export async function withPhotos<T>(ctx: Context, found: Import, work: (take: TakePhotos) => Promise<T>): Promise<T> {
  const stored = found.photos.length ? await ctx.env.storage.read(placeOf(found)) : null
  if (!stored) return work(async () => new Map())
  const folder = await mkdtemp(join(tmpdir(), 'grower-importacao-'))
  const [zip, photo] = [join(folder, 'fotos.zip'), join(folder, 'foto')]
  try {
    await pipeline(stored.stream(), unsealing(ctx.env.keys, placeOf(found)), createWriteStream(zip, { mode: 0o600 }))
    return await work(async (names) => {
      const ids = new Map<string, number>()
      if (!names.length) return ids
      await eachEntry(zip, async (opened, entry) => {
        const name = nameOf(entry)
        if (!names.includes(name) || ids.has(name)) return
        await pipeline(await opened.openReadStreamPromise(entry), createWriteStream(photo, { mode: 0o600 }))
        const file = await storePhoto(ctx, photo, keyOfParts(found.uuid, `foto:${name}`)).catch((error: unknown) => {
          if (error instanceof AppError) return undefined
          throw error
        })
        if (file) ids.set(name, file.id)
      })
      return ids
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** ZIPs whose import is gone or finished. */
export async function sweepPhotos(ctx: Context, before: Date, isNeeded: (uuids: string[]) => Promise<Set<string>>) {
  const old = (await ctx.env.storage.list(IMPORTS)).filter(({ changed_at }) => changed_at < before)
  if (!old.length) return
  const needed = await isNeeded(old.map(({ name }) => name))
  for (const { name } of old) if (!needed.has(name)) await ctx.env.storage.remove(`${IMPORTS}/${name}`)
}
