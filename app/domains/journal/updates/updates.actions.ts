import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { setPhotosPublic } from '#platform/files/attach-photos.ts'
import '../journal.events.ts'
import { findOwnPlant, findPlant, leaveCycle } from '#domains/garden/index.ts'
import { lockPlantsOf, sameLines } from './act-lines.queries.ts'
import { auditStaff, checked, correct, eventOf, recalculateHarvestAfter } from './correct-update.actions.ts'
import { findOwnUpdate, type OwnUpdate } from './own-update.queries.ts'
import { updateAlbum } from './update.album.ts'
import { showUpdate } from './updates.queries.ts'
import type { UpdateCard, UpdateChange, UpdateCreate, UpdateGone, UpdateRef } from './updates.schemas.ts'
import { updates } from './updates.table.ts'
import { refuseStale } from './version.rules.ts'
import { writeAct } from './write-act.actions.ts'

/** Writes an update on one plant. The same form sent twice answers with the update of the first time. */
export function postUpdate(ctx: Context, { id_or_slug, idempotency_key, ...said }: UpdateCreate): Promise<UpdateCard> {
  return ctx.transaction(async (tx) => {
    // Not locked here: `writeAct` waits for the key first and locks then; the other way round two would wait for each other.
    const plant = await findPlant(tx, id_or_slug)
    const { update_ids } = await writeAct(tx, {
      ...said,
      plant_ids: [plant.id],
      corrections: [],
      act_key: idempotency_key,
    })
    return showUpdate(tx, update_ids[0] as number)
  })
}

/**
 * Says an update anew, or with `all_plants` all lines of its act that say the same; the photos stay where they are kept.
 * What was said before stays in the versions; a change of cycle moves with it.
 */
export function changeUpdate(
  ctx: Context,
  { id, seen_versions, all_plants, ...said }: UpdateChange,
): Promise<UpdateCard> {
  return ctx.transaction(async (tx) => {
    const others = await linesWith(tx, id, all_plants)
    const own = await findOwnUpdate(tx, id)
    await refuseStale(tx, id, seen_versions)
    // One moment for all: what is mended together stays together.
    const together = { doses: said.doses, at: tx.now(), among: others.length > 0 }
    const meant = { ...(await checked(tx, own.update, said)), ...together }
    await correct(tx, own, { ...meant, photo_ids: said.photo_ids })
    for (const { id: other } of others) {
      const photo_ids = await updateAlbum.idsOf(tx, other)
      await correct(tx, await findOwnUpdate(tx, other), { ...meant, photo_ids })
    }
    return showUpdate(tx, id)
  })
}

/** The other lines that are meant, with the plants of all locked. */
async function linesWith(tx: Context, id: number, all_plants = false) {
  if (!all_plants) return []
  await lockPlantsOf(tx, id)
  return sameLines(tx, id)
}

/** Gone from the timeline, with `all_plants` from those of all its act's plants; what it meant for a plant's cycle goes with it. */
export const removeUpdate = (ctx: Context, { id, all_plants }: Pick<UpdateGone, 'id'> & Partial<UpdateGone>) =>
  ctx.transaction(async (tx) => {
    const others = await linesWith(tx, id, all_plants)
    for (const one of [{ id }, ...others]) await takeAway(tx, await findOwnUpdate(tx, one.id))
  })

/** As `removeUpdate`, by the plant that shows it. */
export const deleteUpdate = (ctx: Context, { id_or_slug, update_id }: UpdateRef) =>
  ctx.transaction(async (tx) => {
    const plant = await findOwnPlant(tx, id_or_slug)
    const own = await findOwnUpdate(tx, update_id)
    if (own.plant?.id !== plant.id) throw new AppError('not_found', 'Essa atualização não existe mais.')
    await takeAway(tx, own)
  })

async function takeAway(tx: Context, own: OwnUpdate) {
  const { id, cycle_change_id } = own.update
  await tx.db.update(updates).set({ deleted_at: tx.now() }).where(eq(updates.id, id))
  await setPhotosPublic(tx, await updateAlbum.idsOf(tx, id), false)
  if (cycle_change_id && own.plant) await leaveCycle(tx, own.plant, cycle_change_id)
  await recalculateHarvestAfter(tx, own)
  await auditStaff(tx, own, 'update.delete')
  await record(tx, 'update.deleted', eventOf(own.update))
}
