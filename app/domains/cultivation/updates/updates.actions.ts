import { and, eq, isNull } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { attachPhotos, setPhotosPublic } from '#platform/files/attach-photos.ts'
import '../cultivation.events.ts'
import { findOwnPlant } from '../plants/plants.queries.ts'
import { showUpdate } from './updates.queries.ts'
import type { PlantUpdateCard, UpdateCreate, UpdateRef } from './updates.schemas.ts'
import { plant_update_photos, plant_updates } from './updates.table.ts'

/** Writes an update with its photos. The same form sent twice answers with the update of the first time. */
export function postUpdate(ctx: Context, input: UpdateCreate): Promise<PlantUpdateCard> {
  const happened_at = momentOf(ctx, input.happened_at)
  return ctx.transaction(async (tx) => {
    const plant = await findOwnPlant(tx, input.id_or_slug)
    const again = await postedBefore(tx, input.idempotency_key)
    if (again) return showUpdate(tx, again.id)
    const { text, idempotency_key } = input
    const [update] = await tx.db
      .insert(plant_updates)
      .values({ plant_id: plant.id, created_by: signedIn(tx).id, text, happened_at, idempotency_key })
      .returning({ id: plant_updates.id })
    if (!update) throw new Error('insert returned no row')
    await attachPhotos(tx, input.photo_ids, { public: !plant.private })
    const photos = [...new Set(input.photo_ids)].map((file_id, position) => ({
      update_id: update.id,
      file_id,
      position,
    }))
    if (photos.length) await tx.db.insert(plant_update_photos).values(photos)
    await record(tx, 'plant_update.posted', { plant_id: plant.id, created_by: plant.created_by, update_id: update.id })
    return showUpdate(tx, update.id)
  })
}

export const deleteUpdate = (ctx: Context, { id_or_slug, update_id }: UpdateRef) =>
  ctx.transaction(async (tx) => {
    const plant = await findOwnPlant(tx, id_or_slug)
    const [gone] = await tx.db
      .update(plant_updates)
      .set({ deleted_at: tx.now() })
      .where(
        and(eq(plant_updates.id, update_id), eq(plant_updates.plant_id, plant.id), isNull(plant_updates.deleted_at)),
      )
      .returning({ id: plant_updates.id })
    if (!gone) throw new AppError('not_found', 'Essa atualização não existe mais.')
    const photos = await tx.db
      .select({ id: plant_update_photos.file_id })
      .from(plant_update_photos)
      .where(eq(plant_update_photos.update_id, update_id))
    await setPhotosPublic(
      tx,
      photos.map((photo) => photo.id),
      false,
    )
    await record(tx, 'plant_update.deleted', { plant_id: plant.id, created_by: plant.created_by, update_id })
  })

/** A moment without a zone is São Paulo's, as typed on the phone. */
function momentOf(ctx: Context, typed: string | undefined) {
  if (!typed) return ctx.now()
  const moment = new Date(/(Z|[+-]\d\d:\d\d)$/.test(typed) ? typed : `${typed}-03:00`)
  if (moment > ctx.now()) throw invalidField('happened_at', 'Escolha um momento que já passou.')
  return moment
}

async function postedBefore(tx: Context, key: string | undefined) {
  if (!key) return undefined
  const mine = and(eq(plant_updates.created_by, signedIn(tx).id), eq(plant_updates.idempotency_key, key))
  const [update] = await tx.db.select({ id: plant_updates.id }).from(plant_updates).where(mine)
  return update
}
