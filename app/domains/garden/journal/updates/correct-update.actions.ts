import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import { purge } from '#platform/cache/purge.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import { dayKey } from '#shared/dates.ts'
import type { Sure } from '#shared/sure.ts'
import '../journal.events.ts'
import { correctCycle, enterCycle, harvestKinds, placesOn, recalculateHarvest } from '#domains/garden/garden/index.ts'
import { storedMeasures } from '../activities/measures.schemas.ts'
import type { Measures } from '../activities/metric.kinds.ts'
import {
  beside,
  checkContent,
  checkMeasures,
  dayOfLife,
  demandGrowing,
  demandInLife,
  demandItem,
} from '../acts/act.rules.ts'
import { doubtHeldCut, doubtTendedAfter } from '../acts/cuts.rules.ts'
import { demandAfterHarvest, demandHarvestFollowed, doubtMeasures } from '../acts/doubts.rules.ts'
import { momentOf } from '../acts/moment.rules.ts'
import { requirementsOfWritten } from '../acts/requirements.queries.ts'
import { doubtVolumesOf } from '../acts/volumes.rules.ts'
import { insertDoses } from '../measures/doses.actions.ts'
import { namesThen } from '../measures/doses.queries.ts'
import { updateAlbum } from '../photos/update.album.ts'
import type { OwnUpdate } from './own-update.queries.ts'
import type { UpdateChange } from './updates.schemas.ts'
import { type Update, type UpdateVersion, update_doses, update_versions, updates } from './updates.table.ts'
import { versionOf } from './versions.queries.ts'

type CorrectionOf = After & Pick<Correction, 'doses' | 'photo_ids'> & { at: Date }

/** Corrects one row. */
export async function correct(tx: Context, own: OwnUpdate, { at, ...input }: CorrectionOf) {
  const { id } = own.update
  const { doses: _, photo_ids, ...after } = input
  const before = await versionOf(tx, own.update)
  const photos = await updateAlbum.idsOf(tx, id)
  await write(tx, own, input)
  const now = await versionOf(tx, { ...own.update, ...after })
  if (isDeepStrictEqual({ before, photos }, { before: now, photos: photo_ids })) return
  await storeVersion(tx, id, before)
  await tx.db.update(updates).set({ edited_at: at }).where(eq(updates.id, id))
  await auditStaff(tx, own, 'update.change', now)
  await record(tx, 'update.changed', { ...eventOf(own.update), was_at: own.update.happened_at })
}

type Correction = Omit<UpdateChange, 'id' | 'seen_versions' | 'all_plants'>
type After = Pick<Update, 'text' | 'measures' | 'happened_at' | 'catalogue_item_id'>

/** Validates the new content against the row's activity. */
export async function checked(tx: Context, { update }: OwnUpdate, input: Correction): Promise<After> {
  const requirements = await requirementsOfWritten(tx, update)
  const measures = storedMeasures(input.measures, beside(''))
  checkContent({ ...input, kind: update.kind }, requirements)
  checkMeasures(measures, requirements)
  const volume = measures.volume_ml
  if (update.plant_id && volume && volume.value !== update.measures.volume_ml?.value)
    await doubtVolumesOf(tx, [{ plant_id: update.plant_id, volume }], input.sure)
  const catalogue_item_id = input.catalogue_item_id ?? null
  // A deactivated catalogue item stays valid where it was chosen.
  if (catalogue_item_id !== update.catalogue_item_id) await demandItem(tx, input, requirements)
  const typed = input.happened_at ? momentOf(tx, input.happened_at) : update.happened_at
  // The form has minutes only: the same minute keeps the exact time.
  const happened_at = minuteOf(typed) === minuteOf(update.happened_at) ? update.happened_at : typed
  return { text: input.text, measures, happened_at, catalogue_item_id }
}

/** What can't be of it, or is probably a slip, on any of the plants that it reaches; all of one act. */
export async function doubtCorrection(tx: Context, rows: OwnUpdate[], after: After, sure: Sure | undefined) {
  const { measures, happened_at, catalogue_item_id } = after
  const reached = rows.flatMap(({ update, plant }) => (plant ? [{ update, plant }] : []))
  const moved = reached.filter(
    ({ update }) =>
      Number(happened_at) !== Number(update.happened_at) || catalogue_item_id !== update.catalogue_item_id,
  )
  // Of an old row that stands before its plant the words may still be corrected.
  for (const { update, plant } of moved) {
    if (Number(happened_at) === Number(update.happened_at)) continue
    const { kind } = update
    const item = catalogue_item_id ?? undefined
    await demandInLife(tx, { kind, catalogue_item_id: item }, [{ plant }], happened_at, { moved: true })
    // Of what stood there already the hour may be corrected.
    if (dayKey(happened_at) !== dayKey(update.happened_at))
      await demandGrowing(tx, update, await requirementsOfWritten(tx, update), [{ plant }], happened_at, {
        moved: true,
      })
    if (kind === 'colheita' || kind === 'perda') await doubtTendedAfter(tx, [plant], { kind, at: happened_at, sure })
  }
  for (const { update, plant } of moved)
    if (update.kind === 'colheita')
      await demandHarvestFollowed(tx, plant, { from: update.happened_at, to: happened_at })
  const [first] = moved
  if (first) {
    const said = moved.map(({ plant }) => ({ plant, measures }))
    await doubtHeldCut(tx, { kind: first.update.kind, catalogue_item_id, said, happened_at, sure, moves: true })
  }
  await demandAfterHarvest(
    tx,
    reached.map(({ plant }) => ({ plant, measures })),
    happened_at,
  )
  for (const { update, plant } of reached) {
    const changed = Object.entries(measures).filter(
      ([name, { value }]) => update.measures[name as keyof Measures]?.value !== value,
    )
    await doubtMeasures(tx, [{ plant, measures: Object.fromEntries(changed) }], happened_at, sure, update.id)
  }
}

const minuteOf = (moment: Date) => Math.floor(moment.getTime() / 60_000)

async function write(tx: Context, own: OwnUpdate, { doses, photo_ids, ...fields }: Omit<CorrectionOf, 'at'>) {
  const { id, kind } = own.update
  await tx.db.update(updates).set(fields).where(eq(updates.id, id))
  await movePlace(tx, own, fields)
  const called = await namesThen(tx, id)
  await tx.db.delete(update_doses).where(eq(update_doses.update_id, id))
  await insertDoses(tx, [id], doses, own.owner_id, called)
  await updateAlbum.replace(tx, id, photo_ids, { public: own.public })
  if (kind === 'fase' || own.update.cycle_change_id) await moveCycle(tx, own, fields)
  await recalculateHarvestAfter(tx, own)
}

/** On another day the plant may have been in another space. */
async function movePlace(tx: Context, { update, plant }: OwnUpdate, { happened_at }: After) {
  const day = dayKey(happened_at)
  if (!plant || day === dayKey(update.happened_at)) return
  const space_id = (await placesOn(tx, [plant], day)).get(plant.id) ?? null
  if (space_id === update.space_id) return
  await tx.db.update(updates).set({ space_id }).where(eq(updates.id, update.id))
  if (space_id) await purge(tx, `space:${space_id}`)
}

/** Moves the cycle change that the update recorded; that of a harvest keeps its cycle. */
async function moveCycle(tx: Context, { update, plant }: OwnUpdate, { happened_at, catalogue_item_id }: After) {
  if (!plant) return
  const on = dayOfLife(plant, happened_at)
  const plant_cycle_id = catalogue_item_id ?? undefined
  if (update.cycle_change_id) return correctCycle(tx, plant, { id: update.cycle_change_id, on, plant_cycle_id })
  if (!plant_cycle_id) return
  const cycle_change_id = await enterCycle(tx, plant, { plant_cycle_id, on })
  await tx.db.update(updates).set({ cycle_change_id }).where(eq(updates.id, update.id))
}

/** Recomputes weights and status of the plant from its journal. */
export async function recalculateHarvestAfter(tx: Context, { update, plant }: OwnUpdate) {
  if (plant && harvestKinds.some((kind) => kind === update.kind)) await recalculateHarvest(tx, [plant.id])
}

export const eventOf = ({ id, act_key, plant_id, space_id, created_by }: Update) => ({
  update_id: id,
  act_key,
  plant_id,
  space_id,
  created_by,
})

const storeVersion = (tx: Context, update_id: number, before: UpdateVersion) =>
  tx.db.insert(update_versions).values({ update_id, edited_by: signedIn(tx).id, edited_at: tx.now(), before })

/** Staff changes to others' updates are audit-logged. */
export async function auditStaff(tx: Context, { update, owner_id }: OwnUpdate, action: string, after?: unknown) {
  if (owner_id !== signedIn(tx).id) await audit(tx, { action, subject: `update:${update.id}`, before: update, after })
}
