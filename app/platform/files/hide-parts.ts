import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { and, eq, or, type SQL } from 'drizzle-orm'
import sharp from 'sharp'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import type { Part } from '#shared/mosaic.ts'
import { coverPixels } from './cover-pixels.ts'
import { encodePhoto } from './encode-photo.ts'
import { files, type StoredFile } from './files.table.ts'
import { placeOf } from './place.ts'

/** One of the viewer's own photos, or (`orOn`) on a thing of theirs; anybody else's does not exist. */
export async function findOwnPhoto(
  ctx: Context,
  id: number,
  options: { orOn?: SQL; lock?: boolean } = {},
): Promise<StoredFile> {
  const own = ctx.db
    .select()
    .from(files)
    .where(and(eq(files.id, id), or(eq(files.created_by, signedIn(ctx).id), options.orOn)))
  const [file] = await (options.lock ? own.for('update') : own)
  if (!file) throw new AppError('not_found', 'Não encontramos essa foto entre as suas.')
  return file
}

/**
 * Covers parts of one of the viewer's photos for good, in every size. What is covered gets a place and an address of
 * its own, written before the row points there: until the commit the old photo is whole, after it nothing leads to it, and
 * its bytes go by a job of the same transaction. The row stays locked, so that a second call covers what this one made.
 */
export async function hideParts(
  tx: Context,
  id: number,
  parts: readonly Part[],
  options: { orOn?: SQL } = {},
): Promise<StoredFile> {
  const before = await findOwnPhoto(tx, id, { ...options, lock: true })
  const covered = await coverPhoto(await largestOf(tx, before), before.sizes, parts)
  const storage_key = randomUUID()
  for (const { width, webp } of covered.files) await tx.env.storage.put(placeOf(storage_key, width, 'webp'), webp)
  const bytes = covered.files.reduce((sum, { webp }) => sum + webp.length, 0)
  const [after] = await tx.db
    .update(files)
    .set({ key: randomUUID(), storage_key, bytes, placeholder: covered.placeholder, has_avif: false })
    .where(eq(files.id, id))
    .returning()
  if (!after) throw new Error('a locked row is gone')
  await addJob(tx, 'files.erase', { storage_key: before.storage_key })
  await addJob(tx, 'files.make_avif', { file_id: id }, { job_key: `avif:${id}` })
  return after
}

async function largestOf({ env }: Context, { id, storage_key, sizes }: StoredFile) {
  const stored = await env.storage.read(placeOf(storage_key, sizes.at(-1) ?? 0, 'webp'))
  if (!stored) throw new Error(`photo ${id} has lost its largest file`)
  return buffer(stored.stream())
}

/** The small sizes are made of the covered large one: no size remembers what another forgot. */
async function coverPhoto(webp: Buffer, widths: readonly number[], parts: readonly Part[]) {
  const picture = await sharp(webp).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  coverPixels({ ...picture.info, data: picture.data }, parts)
  return encodePhoto(picture, widths)
}
