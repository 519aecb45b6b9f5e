import { randomUUID } from 'node:crypto'
import { type Context, signedIn } from '#platform/context.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { decodePhoto } from './decode-photo.ts'
import { files, type StoredFile } from './files.table.ts'
import { placeOf } from './place.ts'

/** Stores a photo for its uploader: bytes first, then the row that makes them real, then the answer. */
export async function storePhoto(ctx: Context, path: string): Promise<StoredFile> {
  const { files: encoded, ...photo } = await decodePhoto(path)
  const storage_key = randomUUID()
  for (const { width, webp } of encoded) await ctx.env.storage.put(placeOf(storage_key, width, 'webp'), webp)
  return ctx.transaction(async (tx) => {
    const [file] = await tx.db
      .insert(files)
      .values({
        ...photo,
        storage_key,
        created_by: signedIn(ctx).id,
        sizes: encoded.map((e) => e.width),
        bytes: encoded.reduce((sum, e) => sum + e.webp.length, 0),
      })
      .returning()
    if (!file) throw new Error('insert returned no row')
    await addJob(tx, 'files.make_avif', { file_id: file.id }, { job_key: `avif:${file.id}` })
    return file
  })
}
