import { eq, sql } from 'drizzle-orm'
import { findOwnPlant } from '#domains/garden/garden/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { files } from '#platform/files/files.table.ts'
import { photoDocument } from '#platform/files/photo-address.ts'
import { copyPhoto } from '#platform/files/store-photo.ts'
import { limitFor } from '#platform/rate-limit/limit-for.ts'
import { countAttempt, type Limit } from '#platform/rate-limit/rate-limit.ts'
import { photosOf } from './album.queries.ts'
import type { PhotoCopy } from './album.schemas.ts'

const perPerson: Limit = { name: 'photo-copies', points: 60, seconds: 3600 }

/**
 * A copy of a photo of one's own plant, as an upload that something else may use: a photo shows with what it belongs to,
 * so a post takes one of its own, and the plant's stays as private as the plant.
 */
export async function copyPlantPhoto(ctx: Context, { id_or_slug, photo_id, idempotency_key }: PhotoCopy) {
  const plant = await findOwnPlant(ctx, id_or_slug)
  const { rows } = await ctx.db.execute(sql`select from ${photosOf(plant.id)}
    where f.id = ${photo_id} and f.created_by = ${signedIn(ctx).id} limit 1`)
  const [file] = rows.length ? await ctx.db.select().from(files).where(eq(files.id, photo_id)) : []
  if (!file) throw gone()
  await countAttempt(ctx, limitFor(ctx.viewer, perPerson), String(plant.created_by))
  const copy = await copyPhoto(ctx, file, idempotency_key)
  if (!copy) throw gone()
  return photoDocument(ctx, copy)
}

const gone = () => new AppError('not_found', 'Não encontramos essa foto nesta planta.')
