import { buffer } from 'node:stream/consumers'
import { and, eq, inArray, lt } from 'drizzle-orm'
import sharp from 'sharp'
import type { Context } from '#platform/context.ts'
import { files } from './files.table.ts'
import { folderOf, placeOf } from './place.ts'

/** AVIF is a third smaller than WebP and twelve times slower to make: so later, from the stored WebP. */
export async function makeAvif(ctx: Context, { file_id }: { file_id: number }) {
  const [file] = await ctx.db.select().from(files).where(eq(files.id, file_id))
  if (!file || file.has_avif) return
  for (const width of file.sizes) {
    const webp = await ctx.env.storage.read(placeOf(file.storage_key, width, 'webp'))
    if (!webp) throw new Error(`photo ${file_id} has lost its ${width} px file`)
    const avif = await sharp(await buffer(webp.stream()))
      .avif({ quality: 55, effort: 3 })
      .toBuffer()
    await ctx.env.storage.put(placeOf(file.storage_key, width, 'avif'), avif)
  }
  await ctx.db.update(files).set({ has_avif: true }).where(eq(files.id, file_id))
}

const DAY = 86_400_000

/** Throws away uploads that nothing used for a day, and stored folders that no row knows (a crash between the two). */
export async function sweepFiles(ctx: Context) {
  const yesterday = new Date(ctx.now().getTime() - DAY)
  const gone = await ctx.db
    .delete(files)
    .where(and(eq(files.attached, false), lt(files.created_at, yesterday)))
    .returning({ storage_key: files.storage_key })
  for (const { storage_key } of gone) await ctx.env.storage.remove(folderOf(storage_key))
  for (const shelf of await ctx.env.storage.list('photos')) await sweepShelf(ctx, shelf.name, yesterday)
}

async function sweepShelf(ctx: Context, shelf: string, before: Date) {
  const old = (await ctx.env.storage.list(`photos/${shelf}`)).filter((entry) => entry.changed_at < before)
  if (!old.length) return
  const names = old.map((entry) => entry.name)
  const known = await ctx.db.select({ key: files.storage_key }).from(files).where(inArray(files.storage_key, names))
  const orphans = names.filter((name) => !known.some((row) => row.key === name))
  for (const name of orphans) await ctx.env.storage.remove(folderOf(name))
}
