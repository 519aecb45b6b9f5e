import { buffer } from 'node:stream/consumers'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import type { Context } from '#platform/context.ts'
import { files } from '#platform/files/files.table.ts'
import { photoPath } from '#platform/files/photo-path.ts'

const WIDTH = 480
const QUALITY = 72
export const MOST_PHOTOS = 40
const PER_UPDATE = 3

/** At most 40 photos of a grow, spread evenly over its time; up to three of one update. */
export function choosePhotos(updates: { photo_ids: number[] }[]): Set<number> {
  const all = updates.flatMap(({ photo_ids }) => photo_ids.slice(0, PER_UPDATE))
  if (all.length <= MOST_PHOTOS) return new Set(all)
  return new Set(
    Array.from({ length: MOST_PHOTOS }, (_, i) => all[Math.floor((i * all.length) / MOST_PHOTOS)] as number),
  )
}

/** One of the viewer's photos, resized for paper, without metadata; undefined when its file is missing. */
export async function smallPhoto({ db, env }: Context, id: number, created_by: number): Promise<Buffer | undefined> {
  const [photo] = await db
    .select({ storage_key: files.storage_key, sizes: files.sizes })
    .from(files)
    .where(and(eq(files.id, id), eq(files.created_by, created_by)))
  if (!photo) return undefined
  const width = photo.sizes.find((size) => size >= WIDTH) ?? Math.max(...photo.sizes)
  const stored = await env.storage.read(photoPath(photo.storage_key, width, 'webp'))
  if (!stored) return undefined
  return sharp(await buffer(stored.stream()))
    .resize({ width: WIDTH, height: WIDTH, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}
