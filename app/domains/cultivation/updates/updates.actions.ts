import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { setPhotosPublic } from '#platform/files/attach-photos.ts'
import { dayKey } from '#shared/dates.ts'
import '../cultivation.events.ts'
import { storedMeasures } from '../activities/measures.schemas.ts'
import { enterCycle, leaveCycle, mendCycle } from '../plants/cycle-changes.ts'
import { harvestKinds, takeHarvest } from '../plants/harvest.ts'
import { placesOn } from '../plants/place-changes.ts'
import { findOwnPlant, findPlant } from '../plants/plants.queries.ts'
import { cycleDayOf } from './act-effects.ts'
import { askedOfWritten, checkMeasures, checkSaid, demandItem } from './act-rules.ts'
import { keepDoses, namesThen } from './doses.ts'
import { findOwnUpdate, noteStaff, type OwnUpdate } from './own-update.ts'
import { updateAlbum } from './update-photos.ts'
import { showUpdate } from './updates.queries.ts'
import type { UpdateCard, UpdateChange, UpdateCreate, UpdateRef } from './updates.schemas.ts'
import { type Update, update_doses, updates } from './updates.table.ts'
import { keepVersion, refuseStale, versionOf } from './versions.ts'
import { beside, momentOf, writeAct } from './write-act.ts'

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

/** Says an update anew. What it said before stays in its versions; a change of cycle moves with it. */
export function changeUpdate(ctx: Context, { id, seen_versions, ...said }: UpdateChange): Promise<UpdateCard> {
  return ctx.transaction(async (tx) => {
    const own = await findOwnUpdate(tx, id)
    await refuseStale(tx, id, seen_versions)
    const after = await checked(tx, own.update, said)
    const before = await versionOf(tx, own.update)
    const photos = await updateAlbum.idsOf(tx, id)
    await write(tx, own, { ...after, doses: said.doses, photo_ids: said.photo_ids })
    const now = await versionOf(tx, { ...own.update, ...after })
    if (isDeepStrictEqual({ before, photos }, { before: now, photos: said.photo_ids })) return showUpdate(tx, id)
    await keepVersion(tx, id, before)
    await tx.db.update(updates).set({ edited_at: tx.now() }).where(eq(updates.id, id))
    await noteStaff(tx, own, 'update.change', now)
    await record(tx, 'update.changed', { ...eventOf(own.update), was_at: own.update.happened_at })
    return showUpdate(tx, id)
  })
}

type Said = Omit<UpdateChange, 'id' | 'seen_versions'>
type After = Pick<Update, 'text' | 'measures' | 'happened_at' | 'catalogue_item_id'>

/** The new words and values, when its activity allows them. */
async function checked(tx: Context, update: Update, said: Said): Promise<After> {
  const asked = await askedOfWritten(tx, update)
  const measures = storedMeasures(said.measures, beside(''))
  checkSaid({ ...said, kind: update.kind }, asked)
  checkMeasures(measures, asked)
  const catalogue_item_id = said.catalogue_item_id ?? null
  // An item that has left the list stays where it was chosen.
  if (catalogue_item_id !== update.catalogue_item_id) await demandItem(tx, said, asked)
  const typed = said.happened_at ? momentOf(tx, said.happened_at) : update.happened_at
  // A form knows minutes: the same minute is the same moment.
  const happened_at = minuteOf(typed) === minuteOf(update.happened_at) ? update.happened_at : typed
  return { text: said.text, measures, happened_at, catalogue_item_id }
}

const minuteOf = (moment: Date) => Math.floor(moment.getTime() / 60_000)

async function write(
  tx: Context,
  own: OwnUpdate,
  { doses, photo_ids, ...fields }: After & Pick<Said, 'doses' | 'photo_ids'>,
) {
  const { id, kind } = own.update
  await tx.db.update(updates).set(fields).where(eq(updates.id, id))
  await movePlace(tx, own, fields)
  const called = await namesThen(tx, id)
  await tx.db.delete(update_doses).where(eq(update_doses.update_id, id))
  await keepDoses(tx, [id], doses, own.owner_id, called)
  await updateAlbum.replace(tx, id, photo_ids, { public: own.public })
  if (kind === 'fase' || own.update.cycle_change_id) await moveCycle(tx, own, fields)
  await reckonHarvest(tx, own)
}

/** On another day the plant may have stood elsewhere. */
async function movePlace(tx: Context, { update, plant }: OwnUpdate, { happened_at }: After) {
  const day = dayKey(happened_at)
  if (!plant || day === dayKey(update.happened_at)) return
  const space_id = (await placesOn(tx, [plant], day)).get(plant.id) ?? null
  if (space_id === update.space_id) return
  await tx.db.update(updates).set({ space_id }).where(eq(updates.id, update.id))
  if (space_id) await purge(tx, `space:${space_id}`)
}

/** The line of the plant's history that the update noted moves with it; a harvest's keeps its cycle. */
async function moveCycle(tx: Context, { update, plant }: OwnUpdate, { happened_at, catalogue_item_id }: After) {
  if (!plant) return
  const on = cycleDayOf(plant, happened_at)
  const plant_cycle_id = catalogue_item_id ?? undefined
  if (update.cycle_change_id) return mendCycle(tx, plant, { id: update.cycle_change_id, on, plant_cycle_id })
  if (!plant_cycle_id) return
  const cycle_change_id = await enterCycle(tx, plant, { plant_cycle_id, on })
  await tx.db.update(updates).set({ cycle_change_id }).where(eq(updates.id, update.id))
}

/** Gone from the timeline; what it meant for the plant's cycle goes with it. */
export const removeUpdate = (ctx: Context, id: number) =>
  ctx.transaction(async (tx) => takeAway(tx, await findOwnUpdate(tx, id)))

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
  await reckonHarvest(tx, own)
  await noteStaff(tx, own, 'update.delete')
  await record(tx, 'update.deleted', eventOf(own.update))
}

/** Weights and state of the plant follow from what its journal says now. */
async function reckonHarvest(tx: Context, { update, plant }: OwnUpdate) {
  if (plant && harvestKinds.some((kind) => kind === update.kind)) await takeHarvest(tx, [plant.id])
}

const eventOf = ({ id, act_key, plant_id, space_id, created_by }: Update) => ({
  update_id: id,
  act_key,
  plant_id,
  space_id,
  created_by,
})
