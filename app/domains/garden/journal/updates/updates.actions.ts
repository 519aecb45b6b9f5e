import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { setPhotosPublic } from '#platform/files/attach-photos.ts'
import { mergeUpdate } from './merge-update.rules.ts'
import '../journal.events.ts'
import { correctCycle, findOwnPlant, findPlant, leaveCycle } from '#domains/garden/garden/index.ts'
import type { Plant } from '#domains/garden/garden/plants/plants.table.ts'
import { dayKey } from '#shared/dates.ts'
import { lockPlantsOf, sameLines } from '../acts/act-lines.queries.ts'
import { writeAct } from '../acts/write-act.actions.ts'
import { updateAlbum } from '../photos/update.album.ts'
import {
  auditStaff,
  checked,
  correct,
  doubtCorrection,
  eventOf,
  recalculateHarvestAfter,
} from './correct-update.actions.ts'
import { findOwnUpdate, type OwnUpdate } from './own-update.queries.ts'
import { showUpdate } from './updates.queries.ts'
import type { UpdateCard, UpdateChange, UpdateCreate, UpdateDelete, UpdateRef } from './updates.schemas.ts'
import { updates } from './updates.table.ts'
import { refuseStale } from './version.rules.ts'

/** Adds an update to one plant. Idempotent: a repeated submit returns the first update. */
export function postUpdate(ctx: Context, { id_or_slug, idempotency_key, ...input }: UpdateCreate): Promise<UpdateCard> {
  return ctx.transaction(async (tx) => {
    // Not locked here: `writeAct` locks the key before the plants; the reverse order could deadlock.
    const plant = await findPlant(tx, id_or_slug)
    const { update_ids } = await writeAct(tx, {
      ...input,
      plant_ids: [plant.id],
      corrections: [],
      act_key: idempotency_key,
    })
    return showUpdate(tx, update_ids[0] as number)
  })
}

/**
 * Corrects an update, or with `all_plants` all rows of its act with the same values; photos stay attached. The previous
 * content is stored as a version; a recorded cycle change moves with it.
 */
export function changeUpdate(
  ctx: Context,
  { id, seen_versions, all_plants, ...edit }: UpdateChange,
): Promise<UpdateCard> {
  return ctx.transaction(async (tx) => {
    const lines = await linesWith(tx, id, all_plants)
    const own = await findOwnUpdate(tx, id)
    const others: OwnUpdate[] = []
    for (const line of lines) others.push(await findOwnUpdate(tx, line.id))
    await refuseStale(tx, id, seen_versions)
    const input = await mergeUpdate(tx, id, edit)
    // One timestamp for all rows, so that they still fold together.
    const together = { doses: input.doses, at: tx.now() }
    const meant = { ...(await checked(tx, own, input)), ...together }
    await doubtCorrection(tx, [own, ...others], meant, input.sure)
    await correct(tx, own, { ...meant, photo_ids: input.photo_ids })
    for (const other of others)
      await correct(tx, other, { ...meant, photo_ids: await updateAlbum.idsOf(tx, other.update.id) })
    return showUpdate(tx, id)
  })
}

/** The other rows to change, with all their plants locked. */
async function linesWith(tx: Context, id: number, all_plants = false) {
  if (!all_plants) return []
  await lockPlantsOf(tx, id)
  return sameLines(tx, id)
}

/** Soft-deletes an update, with `all_plants` on all plants of its act; its cycle change is deleted with it. */
export const removeUpdate = (ctx: Context, { id, all_plants }: Pick<UpdateDelete, 'id'> & Partial<UpdateDelete>) =>
  ctx.transaction(async (tx) => {
    const others = await linesWith(tx, id, all_plants)
    for (const one of [{ id }, ...others]) await takeAway(tx, await findOwnUpdate(tx, one.id))
  })

/** As `removeUpdate`, addressed by plant. */
export const deleteUpdate = (ctx: Context, { id_or_slug, update_id }: UpdateRef) =>
  ctx.transaction(async (tx) => {
    const plant = await findOwnPlant(tx, id_or_slug)
    const own = await findOwnUpdate(tx, update_id)
    if (own.plant?.id !== plant.id) throw new AppError('not_found', 'Essa atualização não existe mais.')
    await takeAway(tx, own)
  })

async function takeAway(tx: Context, own: OwnUpdate) {
  const { id, cycle_change_id } = own.update
  await demandUnweighed(tx, own)
  await tx.db.update(updates).set({ deleted_at: tx.now() }).where(eq(updates.id, id))
  await setPhotosPublic(tx, await updateAlbum.idsOf(tx, id), false)
  const heir = own.update.kind === 'colheita' && own.plant && (await handOnHarvestPhase(tx, own.plant, cycle_change_id))
  if (cycle_change_id && own.plant && !heir) await leaveCycle(tx, own.plant, cycle_change_id)
  await recalculateHarvestAfter(tx, own)
  await auditStaff(tx, own, 'update.delete')
  await record(tx, 'update.deleted', eventOf(own.update))
}

/** Of a plant that was harvested in parts the phase begins with the first part that is left; false: none is. */
async function handOnHarvestPhase(tx: Context, plant: Plant, cycle_change_id: number | null): Promise<boolean> {
  const left = await tx.db
    .select({ id: updates.id, happened_at: updates.happened_at, change: updates.cycle_change_id })
    .from(updates)
    .where(and(eq(updates.plant_id, plant.id), eq(updates.kind, 'colheita'), isNull(updates.deleted_at)))
    .orderBy(asc(updates.happened_at), asc(updates.id))
  const change = cycle_change_id ?? left.find((one) => one.change)?.change
  const [first] = left
  if (!first || !change) return false
  await correctCycle(tx, plant, { id: change, on: dayKey(first.happened_at) })
  await tx.db.update(updates).set({ cycle_change_id: change }).where(eq(updates.id, first.id))
  return true
}

/** A final weight is of a harvest: its last one is not taken away from under it. */
async function demandUnweighed({ db }: Context, { update, plant }: OwnUpdate) {
  if (update.kind !== 'colheita' || !plant || (plant.dry_g === null && plant.cured_g === null)) return
  const harvests = and(eq(updates.plant_id, plant.id), eq(updates.kind, 'colheita'), isNull(updates.deleted_at))
  if ((await db.$count(updates, harvests)) > 1) return
  throw new AppError('conflict', `“${plant.name}” já tem peso final. Apague o peso antes de apagar a colheita.`)
}
