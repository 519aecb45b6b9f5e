import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { and, asc, eq, or, type SQL } from 'drizzle-orm'
import sharp from 'sharp'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import type { Part } from '#shared/mosaic.ts'
import { encodePhoto } from './encode-photo.ts'
import { files, type StoredFile } from './files.table.ts'
import { photoPath } from './photo-path.ts'
import { pixelate } from './pixelate.ts'

/** One of the viewer's own photos, or (`orOn`) one on something the viewer owns. 404 for any other. */
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
 * Redacts parts of one of the viewer's photos permanently, in every size. The redacted photo gets a new storage key and
 * address, and is written before the row points to it: until the commit the old photo is intact, after it nothing
 * references it and a job of the same transaction deletes its bytes. The row stays locked, so that a concurrent call
 * redacts the result of this one. What was copied from it is redacted with it.
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
  for (const { width, webp } of covered.files) await tx.env.storage.put(photoPath(storage_key, width, 'webp'), webp)
  const bytes = covered.files.reduce((sum, { webp }) => sum + webp.length, 0)
  const [after] = await tx.db
    .update(files)
    .set({ key: randomUUID(), storage_key, bytes, placeholder: covered.placeholder, has_avif: false })
    .where(eq(files.id, id))
    .returning()
  if (!after) throw new Error('a locked row is gone')
  await addJob(tx, 'files.erase', { storage_key: before.storage_key })
  await addJob(tx, 'files.make_avif', { file_id: id }, { job_key: `avif:${id}` })
  for (const copy of await copiesOf(tx, id)) await hideParts(tx, copy.id, parts, { orOn: eq(files.id, copy.id) })
  return after
}

/** The photo that this one was copied from in the end, as far back as the viewer may cover it: in a post, that of the album. */
export async function originOf(ctx: Context, id: number, options: { orOn?: SQL } = {}): Promise<number> {
  const { copy_of } = await findOwnPhoto(ctx, id, options)
  if (!copy_of) return id
  return originOf(ctx, copy_of, options).catch((error) => {
    if (error instanceof AppError) return id
    throw error
  })
}

/** What shows elsewhere too, as in a post. */
const copiesOf = ({ db }: Context, id: number) =>
  db.select({ id: files.id }).from(files).where(eq(files.copy_of, id)).orderBy(asc(files.id))

async function largestOf({ env }: Context, { id, storage_key, sizes }: StoredFile) {
  const stored = await env.storage.read(photoPath(storage_key, sizes.at(-1) ?? 0, 'webp'))
  if (!stored) throw new Error(`photo ${id} has lost its largest file`)
  return buffer(stored.stream())
}

/** All smaller sizes are encoded from the redacted large one, so that none can miss a part. */
async function coverPhoto(webp: Buffer, widths: readonly number[], parts: readonly Part[]) {
  const picture = await sharp(webp).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  pixelate({ ...picture.info, data: picture.data }, parts)
  return encodePhoto(picture, widths)
}
