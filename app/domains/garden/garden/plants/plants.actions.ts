import { findStock, geneticNamed, takeFromStock } from '#domains/garden/genetics/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { setPhotosPublic } from '#platform/files/attach-photos.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { requireCreatorForPrivacy } from '#platform/owned/require-creator.ts'
import { dayKey } from '#shared/dates.ts'
import { reservedSlugs } from '#shared/reserved-slugs.ts'
import { searchable } from '#shared/text.ts'
import '../garden.events.ts'
import { demandCycle } from '../cycles/cycle.rules.ts'
import { cutPhaseIds, doubtHeldHarvest } from '../harvest-holds/harvest-hold.rules.ts'
import { demandSpace } from '../spaces/space.rules.ts'
import { correctCurrentCycle, correctFirstCycle, enterCycle, noteCycle } from './cycle-changes.actions.ts'
import { correctFirstPlace, notePlace } from './place-changes.actions.ts'
import { photoIdsOf, plantAlbum } from './plant.album.ts'
import { plantFields } from './plant.form.ts'
import { demandBegun } from './plant-began.rules.ts'
import { demandBeganBefore, demandGrowsOn } from './plant-ended.rules.ts'
import { ownedPlants } from './plants.owned.ts'
import { showPlant } from './plants.queries.ts'
import type {
  ArchiveChange,
  CycleChange,
  PlantChange,
  PlantCreate,
  PlantDetail,
  PrivacyChange,
} from './plants.schemas.ts'
import type { Plant } from './plants.table.ts'

const CREATOR_CHOOSES = 'Só quem criou a planta pode escolher quem vê.'

/** Creates a plant with its photos and first cycle. Idempotent: a repeated submit returns the first plant. */
export async function createPlant(ctx: Context, input: PlantCreate): Promise<PlantDetail> {
  const { photo_ids, stock_id, idempotency_key: key, cycle_since = input.started_on, ...fields } = input
  refuseFuture(ctx, 'started_on', input.started_on)
  refuseFuture(ctx, 'cycle_since', cycle_since)
  demandBegun(fields, 'cycle_since', cycle_since)
  return ownedPlants.create(ctx, {
    key,
    name: fields.name,
    fallback: 'planta',
    reserved: reservedSlugs.planta,
    values: async (tx) => {
      await demandCycle(tx, fields.plant_cycle_id)
      await demandSpace(tx, fields.space_id, signedIn(tx).id)
      const begun = { ...fields, ...(await geneticOf(tx, fields.genetic_name, stock_id)) }
      return { ...begun, cycle_since, search_text: searchText(begun) }
    },
    after: async (tx, plant) => {
      // Only for the plant that is made: the same form sent twice takes one.
      if (stock_id) await takeFromStock(tx, stock_id)
      await plantAlbum.fill(tx, plant.id, photo_ids, { public: !plant.private })
      await noteCycle(tx, plant, { plant_cycle_id: plant.plant_cycle_id, on: plant.cycle_since })
      await notePlace(tx, [plant.id], plant.space_id, plant.started_on)
      await record(tx, 'plant.created', { plant_id: plant.id, created_by: plant.created_by })
    },
    show: showPlant,
  })
}

export async function updatePlant(ctx: Context, { id_or_slug, ...edit }: PlantChange): Promise<PlantDetail> {
  refuseFuture(ctx, 'started_on', edit.started_on)
  return changePlant(ctx, id_or_slug, 'plant.update', async (tx, plant) => {
    const { photo_ids, ...fields } = mergeEdit(edit, plantFields(await showPlant(tx, String(plant.id))))
    requireCreatorForPrivacy(tx, plant, fields.private, CREATOR_CHOOSES)
    await demandSpace(tx, fields.space_id, plant.created_by)
    await ownedPlants.set(tx, plant, {
      ...fields,
      space_id: fields.space_id ?? null,
      ...(await renamedGenetic(tx, plant, fields.genetic_name)),
      search_text: searchText(fields),
      updated_at: tx.now(),
    })
    if (fields.started_on !== plant.started_on) {
      await demandBeganBefore(tx, plant, fields.started_on)
      const moved = { from: plant.started_on, to: fields.started_on }
      await correctFirstPlace(tx, plant.id, moved)
      await correctFirstCycle(tx, plant.id, moved)
    }
    await notePlace(tx, [plant.id], fields.space_id ?? null)
    await plantAlbum.replace(tx, plant.id, photo_ids, { public: !fields.private })
    if (fields.private !== plant.private) await changedPrivacy(tx, plant, fields.private)
    await record(tx, 'plant.updated', { plant_id: plant.id, created_by: plant.created_by })
  })
}

/** Privacy toggle. Only the creator decides who may see it (specification, 6). */
export const changePrivacy = (ctx: Context, { id_or_slug, private: isPrivate }: PrivacyChange) =>
  changePlant(ctx, id_or_slug, 'plant.privacy', async (tx, plant) => {
    requireCreatorForPrivacy(tx, plant, isPrivate, CREATOR_CHOOSES)
    if (plant.private === isPrivate) return
    await ownedPlants.set(tx, plant, { private: isPrivate, updated_at: tx.now() })
    await changedPrivacy(tx, plant, isPrivate)
  })

/** Its current cycle on another day: that day is corrected. */
export const changeCycle = (ctx: Context, { id_or_slug, plant_cycle_id, on, sure }: CycleChange) =>
  changePlant(ctx, id_or_slug, 'plant.cycle', async (tx, plant) => {
    refuseFuture(tx, 'on', on)
    demandBegun(plant, 'on', on)
    await demandGrowsOn(tx, [plant], { plant_cycle_id, on }, 'plant_cycle_id')
    const cut = await cutPhaseIds(tx)
    // Who went from one to the next was asked at the first; a corrected day is asked about anew.
    const isCutNow =
      cut.has(plant_cycle_id) && (plant_cycle_id === plant.plant_cycle_id || !cut.has(plant.plant_cycle_id))
    if (plant.status !== 'colhida' && isCutNow) await doubtHeldHarvest(tx, { plant_ids: [plant.id], on, sure })
    if (plant_cycle_id === plant.plant_cycle_id) return correctCurrentCycle(tx, plant, on)
    await demandCycle(tx, plant_cycle_id)
    await enterCycle(tx, plant, { plant_cycle_id, on })
  })

export const archivePlant = (ctx: Context, { id_or_slug, archived }: ArchiveChange) =>
  changePlant(ctx, id_or_slug, 'plant.archive', async (tx, plant) => {
    if (!!plant.archived_at === archived) return
    await ownedPlants.set(tx, plant, { archived_at: archived ? tx.now() : null })
    await record(tx, 'plant.archived', { plant_id: plant.id, created_by: plant.created_by, archived })
  })

/** Soft delete: hidden at once, purged with its photos after 30 days. */
export const deletePlant = (ctx: Context, id_or_slug: string) =>
  ownedPlants.remove(ctx, id_or_slug, async (tx, plant) => {
    await setPhotosPublic(tx, await photoIdsOf(tx, plant.id), false)
    await record(tx, 'plant.deleted', { plant_id: plant.id, created_by: plant.created_by })
  })

export const changePlant = (
  ctx: Context,
  id_or_slug: string,
  action: string,
  write: (tx: Context, plant: Plant) => Promise<void>,
) => ownedPlants.change(ctx, id_or_slug, { action, write, show: showPlant })

/** A pack says what it holds; else the typed name is an entry's, or free text. */
async function geneticOf(tx: Context, typed: string | undefined, stock_id: number | undefined) {
  if (stock_id) {
    const { genetic, kind } = await findStock(tx, stock_id)
    return { genetic_name: genetic.name, genetic_id: genetic.id, genetic_stock_id: stock_id, origin: kind }
  }
  const entry = await geneticNamed(tx, typed, signedIn(tx).id)
  return { genetic_name: entry?.name ?? typed, genetic_id: entry?.id }
}

/** A name that nobody touched stays the entry that it was, whatever else has that name by now. */
async function renamedGenetic(tx: Context, plant: Plant, typed: string | undefined) {
  if ((typed ?? null) === plant.genetic_name) return {}
  const entry = await geneticNamed(tx, typed, plant.created_by)
  return { genetic_name: entry?.name ?? typed ?? null, genetic_id: entry?.id ?? null }
}

const searchText = ({ name, genetic_name = '' }: { name: string; genetic_name?: string }) =>
  searchable(`${name} ${genetic_name}`)

async function changedPrivacy(tx: Context, plant: Plant, isPrivate: boolean) {
  await setPhotosPublic(tx, await photoIdsOf(tx, plant.id), !isPrivate)
  await record(tx, 'plant.privacy_changed', { plant_id: plant.id, created_by: plant.created_by, private: isPrivate })
}

function refuseFuture(ctx: Context, field: string, day: string) {
  if (day > dayKey(ctx.now())) throw invalidField(field, 'Escolha hoje ou um dia que já passou.')
}
