import { and, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { setPhotosPublic } from '#platform/files/attach-photos.ts'
import '../cultivation.events.ts'
import { takeNewestCycle } from '../plants/cycle-changes.ts'
import { harvestKinds, takeHarvest } from '../plants/harvest.ts'
import { findOwnPlant } from '../plants/plants.queries.ts'
import { plant_cycle_changes } from '../plants/plants.table.ts'
import { showUpdate } from './updates.queries.ts'
import type { UpdateCard, UpdateCreate, UpdateRef } from './updates.schemas.ts'
import { update_photos, updates } from './updates.table.ts'
import { writeAct } from './write-act.ts'

/** Writes an update on one plant. The same form sent twice answers with the update of the first time. */
export function postUpdate(ctx: Context, { id_or_slug, idempotency_key, ...said }: UpdateCreate): Promise<UpdateCard> {
  return ctx.transaction(async (tx) => {
    const plant = await findOwnPlant(tx, id_or_slug)
    const { update_ids } = await writeAct(tx, {
      ...said,
      plant_ids: [plant.id],
      corrections: [],
      act_key: idempotency_key,
    })
    return showUpdate(tx, update_ids[0] as number)
  })
}

/** Gone from the timeline; what it meant for the plant's cycle goes with it. */
export const deleteUpdate = (ctx: Context, { id_or_slug, update_id }: UpdateRef) =>
  ctx.transaction(async (tx) => {
    const plant = await findOwnPlant(tx, id_or_slug)
    const [gone] = await tx.db
      .update(updates)
      .set({ deleted_at: tx.now() })
      .where(and(eq(updates.id, update_id), eq(updates.plant_id, plant.id), isNull(updates.deleted_at)))
      .returning()
    if (!gone) throw new AppError('not_found', 'Essa atualização não existe mais.')
    const photos = await tx.db
      .select({ id: update_photos.file_id })
      .from(update_photos)
      .where(eq(update_photos.update_id, update_id))
    await setPhotosPublic(
      tx,
      photos.map((photo) => photo.id),
      false,
    )
    if (gone.cycle_change_id) {
      await tx.db.delete(plant_cycle_changes).where(eq(plant_cycle_changes.id, gone.cycle_change_id))
      await takeNewestCycle(tx, plant.id)
    }
    if (harvestKinds.some((kind) => kind === gone.kind)) await takeHarvest(tx, [plant.id])
    const { act_key, plant_id, space_id, created_by } = gone
    await record(tx, 'update.deleted', { update_id, act_key, plant_id, space_id, created_by })
  })
