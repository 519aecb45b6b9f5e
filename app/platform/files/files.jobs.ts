import { buffer } from 'node:stream/consumers'
import { and, eq, inArray, lt } from 'drizzle-orm'
import sharp from 'sharp'
import type { Context } from '#platform/context.ts'
import { files, type StoredFile } from './files.table.ts'
import { photoFolder, photoPath } from './photo-path.ts'
import { sweepOrphans, yesterdayOf } from './sweep-orphans.ts'

/** AVIF is a third smaller than WebP and twelve times slower to encode: done in a job, from the stored WebP. */
export async function makeAvif(ctx: Context, { file_id }: { file_id: number }) {
  const [file] = await ctx.db.select().from(files).where(eq(files.id, file_id))
  if (!file || file.has_avif) return
  if (await encodeAvif(ctx, file)) {
    const same = and(eq(files.id, file_id), eq(files.storage_key, file.storage_key))
    const kept = await ctx.db.update(files).set({ has_avif: true }).where(same).returning({ id: files.id })
    if (kept.length) return
  } else if (await isStill(ctx, file)) throw new Error(`photo ${file_id} has lost one of its files`)
  // The photo was redacted or deleted meanwhile: what was just written must not stay.
  await eraseStored(ctx, file)
}

/** False when one of its files is missing. */
async function encodeAvif({ env }: Context, { storage_key, sizes }: StoredFile) {
  for (const width of sizes) {
    const webp = await env.storage.read(photoPath(storage_key, width, 'webp'))
    if (!webp) return false
    const bytes = await buffer(webp.stream()).catch(goneMeanwhile)
    if (!bytes) return false
    const avif = await sharp(bytes).avif({ quality: 55, effort: 3 }).toBuffer()
    await env.storage.put(photoPath(storage_key, width, 'avif'), avif)
  }
  return true
}

function goneMeanwhile(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return null
  throw error
}

async function isStill({ db }: Context, { id, storage_key }: StoredFile) {
  const same = and(eq(files.id, id), eq(files.storage_key, storage_key))
  return (await db.select({ id: files.id }).from(files).where(same)).length > 0
}

/** Deletes the stored bytes of a photo that no row references any more. */
export const eraseStored = (ctx: Context, { storage_key }: { storage_key: string }) =>
  ctx.env.storage.remove(photoFolder(storage_key))

/** Deletes uploads unused for a day, and stored folders without a row. */
export async function sweepFiles(ctx: Context) {
  const gone = await ctx.db
    .delete(files)
    .where(and(eq(files.attached, false), eq(files.held, false), lt(files.created_at, yesterdayOf(ctx))))
    .returning({ storage_key: files.storage_key })
  for (const file of gone) await eraseStored(ctx, file)
  await sweepOrphans(ctx, 'photos', {
    known: async (names) => {
      const rows = await ctx.db.select({ key: files.storage_key }).from(files).where(inArray(files.storage_key, names))
      return new Set(rows.map(({ key }) => key))
    },
    erase: (storage_key) => eraseStored(ctx, { storage_key }),
  })
}
