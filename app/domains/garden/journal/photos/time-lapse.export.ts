import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { findPlant } from '#domains/garden/garden/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { StoredFile } from '#platform/files/files.table.ts'
import { limitConcurrency } from '#platform/files/limit-concurrency.ts'
import { photoPath } from '#platform/files/photo-path.ts'
import { limitFor } from '#platform/rate-limit/limit-for.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { evenly } from '#shared/evenly.ts'
import { photosOf, taken } from './album.queries.ts'

/** Bounded so that it is done in about a second and small enough for a message: one is some 100 kB. */
export const MOST_FRAMES = 36
const FRAME = { width: 360, height: 450 }
const FRAME_MS = 400
const LAST_MS = 1600
const MOST_SECONDS = 20
/** Of a plant with thousands of photos; more tell the film nothing. */
const MOST_PHOTOS = 3000

const perPerson: Limit = { name: 'time-lapses', points: 20, seconds: 3600 }
const drawing = limitConcurrency(1)

/** The photos of a plant by date as an animated WebP, without any metadata; for who sees the plant, and so its photos. */
export async function timeLapse(ctx: Context, id_or_slug: string): Promise<File> {
  const plant = await findPlant(ctx, id_or_slug)
  await countAttempt(ctx, limitFor(ctx.viewer, perPerson), String(signedIn(ctx).id))
  const { rows } = await ctx.db.execute<Stored>(sql`select f.storage_key, f.sizes from ${photosOf(plant.id)}
    order by ${taken}, f.id limit ${MOST_PHOTOS}`)
  const webp = await drawing(() => film(ctx, evenly(rows, MOST_FRAMES)))
  return new File([new Uint8Array(webp)], `time-lapse-${plant.slug}.webp`, { type: 'image/webp' })
}

type Stored = Pick<StoredFile, 'storage_key' | 'sizes'>

async function film(ctx: Context, photos: Stored[]): Promise<Buffer> {
  const frames: Buffer[] = []
  for (const photo of photos) {
    const frame = await frameOf(ctx, photo)
    if (frame) frames.push(frame)
  }
  if (frames.length < 2) throw new AppError('invalid', 'Para um time-lapse são precisas pelo menos duas fotos.')
  return sharp(frames, { join: { animated: true } })
    .webp({
      quality: 70,
      effort: 1,
      loop: 0,
      delay: frames.map((_, at) => (at < frames.length - 1 ? FRAME_MS : LAST_MS)),
    })
    .timeout({ seconds: MOST_SECONDS })
    .toBuffer()
}

/** Cut to the frame from the smallest file that fills it; undefined when its bytes are gone. */
async function frameOf({ env }: Context, { storage_key, sizes }: Stored): Promise<Buffer | undefined> {
  const width = sizes.find((size) => size >= FRAME.width) ?? Math.max(...sizes)
  const stored = await env.storage.read(photoPath(storage_key, width, 'webp'))
  if (!stored) return undefined
  return sharp(await buffer(stored.stream()))
    .resize({ ...FRAME, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer()
}
