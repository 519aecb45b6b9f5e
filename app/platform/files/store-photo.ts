import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { demandSameContent } from '#platform/owned/find-by-key.ts'
import { type DecodedPhoto, decodePhoto } from './decode-photo.ts'
import { files, type StoredFile } from './files.table.ts'
import { photoFolder, photoPath } from './photo-path.ts'

/**
 * Stores a photo for its uploader: bytes first, then the row that references them. Idempotent by `upload_key`: a retry,
 * later or concurrent, returns the first photo.
 */
export async function storePhoto(ctx: Context, path: string, upload_key?: string): Promise<StoredFile> {
  return (await storedBefore(ctx, upload_key)) ?? keepPhoto(ctx, await decodePhoto(path), upload_key)
}

/**
 * A copy of a stored photo as an upload of the viewer, for what may not share it with its owner; null when its bytes are
 * gone. Whether the viewer may take it is the caller's to say. Idempotent by `upload_key`.
 */
export async function copyPhoto(ctx: Context, file: StoredFile, upload_key?: string): Promise<StoredFile | null> {
  const before = await storedBefore(ctx, upload_key)
  if (before) {
    demandSameContent(before, { copy_of: file.id })
    return before
  }
  const encoded: DecodedPhoto['files'] = []
  for (const width of file.sizes) {
    const stored = await ctx.env.storage.read(photoPath(file.storage_key, width, 'webp'))
    if (!stored) return null
    encoded.push({ width, webp: await buffer(stored.stream()) })
  }
  const { width, height, placeholder, taken_at } = file
  return keepPhoto(ctx, { width, height, placeholder, taken_at, files: encoded }, upload_key, file)
}

async function keepPhoto(
  ctx: Context,
  { files: encoded, ...photo }: DecodedPhoto,
  upload_key?: string,
  original?: StoredFile,
) {
  const storage_key = randomUUID()
  for (const { width, webp } of encoded) await ctx.env.storage.put(photoPath(storage_key, width, 'webp'), webp)
  const stored = await ctx.transaction(async (tx) => {
    if (original) await demandUnchanged(tx, original)
    const [file] = await tx.db
      .insert(files)
      .values({
        ...photo,
        storage_key,
        upload_key,
        copy_of: original?.id,
        created_by: signedIn(ctx).id,
        sizes: encoded.map((e) => e.width),
        bytes: encoded.reduce((sum, e) => sum + e.webp.length, 0),
      })
      .onConflictDoNothing()
      .returning()
    if (file) await addJob(tx, 'files.make_avif', { file_id: file.id }, { job_key: `avif:${file.id}` })
    return file
  })
  if (stored) return stored
  await ctx.env.storage.remove(photoFolder(storage_key))
  const first = await storedBefore(ctx, upload_key)
  if (!first) throw new Error('insert returned no row')
  return first
}

/** Parts of it may have been hidden while its bytes were read. */
async function demandUnchanged({ db }: Context, { id, storage_key }: StoredFile) {
  const [now] = await db.select({ storage_key: files.storage_key }).from(files).where(eq(files.id, id)).for('share')
  if (now?.storage_key !== storage_key) throw new AppError('conflict', 'Esta foto acabou de mudar. Tente de novo.')
}

async function storedBefore(ctx: Context, upload_key: string | undefined) {
  if (!upload_key) return undefined
  const own = and(eq(files.created_by, signedIn(ctx).id), eq(files.upload_key, upload_key))
  const [file] = await ctx.db.select().from(files).where(own)
  return file
}
