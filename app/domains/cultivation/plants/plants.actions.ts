import { and, eq } from 'drizzle-orm'
import { reservedSlugs } from '#domains/site/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { setPhotosPublic } from '#platform/files/attach-photos.ts'
import { freeSlug } from '#platform/slugs.ts'
import { searchable } from '#shared/text.ts'
import '../cultivation.events.ts'
import { demandCycle } from '../cycles/cycles.queries.ts'
import { demandCreatorFor } from '../demand-creator.ts'
import { demandSpace } from '../spaces/demand-space.ts'
import { enterCycle, mendFirstCycle, noteCycle } from './cycle-changes.ts'
import { mendFirstPlace, notePlace } from './place-changes.ts'
import { photoIdsOf, plantAlbum } from './plant-photos.ts'
import { isCreator } from './plants.policy.ts'
import { findOwnPlant, showPlant } from './plants.queries.ts'
import type {
  ArchiveChange,
  CycleChange,
  PlantChange,
  PlantCreate,
  PlantDetail,
  PrivacyChange,
} from './plants.schemas.ts'
import { type Plant, plants } from './plants.table.ts'

const CREATOR_CHOOSES = 'Só quem criou a planta escolhe quem a vê.'

/** A new plant with its photos and its first cycle. The same form sent twice answers with the plant of the first time. */
export async function createPlant(ctx: Context, input: PlantCreate): Promise<PlantDetail> {
  const { photo_ids, ...fields } = input
  refuseFuture(ctx, 'started_on', input.started_on)
  return ctx.transaction(async (tx) => {
    const again = await madeBefore(tx, input.idempotency_key)
    if (again) return showPlant(tx, again)
    await demandCycle(tx, input.plant_cycle_id)
    await demandSpace(tx, input.space_id, signedIn(tx).id)
    const slug = await freeSlug(tx, plants, input.name, { otherwise: 'planta', reserved: reservedSlugs.planta })
    const [plant] = await tx.db
      .insert(plants)
      .values({
        ...fields,
        slug,
        created_by: signedIn(tx).id,
        cycle_since: input.started_on,
        search_text: searchText(input),
      })
      .onConflictDoNothing({ target: [plants.created_by, plants.idempotency_key] })
      .returning()
    if (!plant) return showPlant(tx, (await madeBefore(tx, input.idempotency_key)) ?? '')
    await plantAlbum.fill(tx, plant.id, photo_ids, { public: !plant.private })
    await noteCycle(tx, plant, { plant_cycle_id: plant.plant_cycle_id, on: plant.started_on })
    await notePlace(tx, [plant.id], plant.space_id, plant.started_on)
    await record(tx, 'plant.created', { plant_id: plant.id, created_by: plant.created_by })
    return showPlant(tx, String(plant.id))
  })
}

export async function updatePlant(
  ctx: Context,
  { id_or_slug, photo_ids, ...fields }: PlantChange,
): Promise<PlantDetail> {
  refuseFuture(ctx, 'started_on', fields.started_on)
  return changePlant(ctx, id_or_slug, 'plant.update', async (tx, plant) => {
    demandCreatorFor(tx, plant, fields.private, CREATOR_CHOOSES)
    await demandSpace(tx, fields.space_id, plant.created_by)
    await tx.db
      .update(plants)
      .set({
        ...fields,
        space_id: fields.space_id ?? null,
        genetic_name: fields.genetic_name ?? null,
        search_text: searchText(fields),
        updated_at: tx.now(),
      })
      .where(eq(plants.id, plant.id))
    if (fields.started_on !== plant.started_on) {
      const moved = { from: plant.started_on, to: fields.started_on }
      await mendFirstPlace(tx, plant.id, moved)
      await mendFirstCycle(tx, plant.id, moved)
    }
    await notePlace(tx, [plant.id], fields.space_id ?? null)
    await plantAlbum.replace(tx, plant.id, photo_ids, { public: !fields.private })
    if (fields.private !== plant.private) await changedPrivacy(tx, plant, fields.private)
    await record(tx, 'plant.updated', { plant_id: plant.id, created_by: plant.created_by })
  })
}

/** The lock or the globe. Only the creator decides who may see (specification, 6). */
export const changePrivacy = (ctx: Context, { id_or_slug, private: isPrivate }: PrivacyChange) =>
  changePlant(ctx, id_or_slug, 'plant.privacy', async (tx, plant) => {
    if (!isCreator(tx.viewer, plant)) throw new AppError('forbidden', CREATOR_CHOOSES)
    if (plant.private === isPrivate) return
    await tx.db.update(plants).set({ private: isPrivate, updated_at: tx.now() }).where(eq(plants.id, plant.id))
    await changedPrivacy(tx, plant, isPrivate)
  })

export const changeCycle = (ctx: Context, { id_or_slug, plant_cycle_id, on }: CycleChange) =>
  changePlant(ctx, id_or_slug, 'plant.cycle', async (tx, plant) => {
    refuseFuture(tx, 'on', on)
    if (on < plant.started_on) throw invalidField('on', 'A fase não pode começar antes da planta.')
    await demandCycle(tx, plant_cycle_id)
    await enterCycle(tx, plant, { plant_cycle_id, on })
  })

export const archivePlant = (ctx: Context, { id_or_slug, archived }: ArchiveChange) =>
  changePlant(ctx, id_or_slug, 'plant.archive', async (tx, plant) => {
    if (!!plant.archived_at === archived) return
    await tx.db
      .update(plants)
      .set({ archived_at: archived ? tx.now() : null })
      .where(eq(plants.id, plant.id))
    await record(tx, 'plant.archived', { plant_id: plant.id, created_by: plant.created_by, archived })
  })

/** Soft: it is gone for everybody at once, and purged with its photos after 30 days. */
export const deletePlant = (ctx: Context, id_or_slug: string) =>
  ctx.transaction(async (tx) => {
    const plant = await findOwnPlant(tx, id_or_slug)
    await tx.db.update(plants).set({ deleted_at: tx.now() }).where(eq(plants.id, plant.id))
    await setPhotosPublic(tx, await photoIdsOf(tx, plant.id), false)
    await noteStaff(tx, plant, 'plant.delete')
    await record(tx, 'plant.deleted', { plant_id: plant.id, created_by: plant.created_by })
  })

/** Find, decide, write, answer: one transaction with the plant's row locked; what staff does is in the audit log. */
export function changePlant(
  ctx: Context,
  id_or_slug: string,
  action: string,
  write: (tx: Context, plant: Plant) => Promise<void>,
) {
  return ctx.transaction(async (tx) => {
    const plant = await findOwnPlant(tx, id_or_slug)
    await write(tx, plant)
    await noteStaff(tx, plant, action)
    return showPlant(tx, String(plant.id))
  })
}

async function noteStaff(tx: Context, plant: Plant, action: string) {
  if (isCreator(tx.viewer, plant)) return
  const [after] = await tx.db.select().from(plants).where(eq(plants.id, plant.id))
  await audit(tx, { action, subject: `plant:${plant.id}`, before: plant, after })
}

async function madeBefore(tx: Context, key: string | undefined) {
  if (!key) return undefined
  const mine = and(eq(plants.created_by, signedIn(tx).id), eq(plants.idempotency_key, key))
  const [plant] = await tx.db.select({ id: plants.id }).from(plants).where(mine)
  return plant && String(plant.id)
}

const searchText = ({ name, genetic_name = '' }: { name: string; genetic_name?: string }) =>
  searchable(`${name} ${genetic_name}`)

async function changedPrivacy(tx: Context, plant: Plant, isPrivate: boolean) {
  await setPhotosPublic(tx, await photoIdsOf(tx, plant.id), !isPrivate)
  await record(tx, 'plant.privacy_changed', { plant_id: plant.id, created_by: plant.created_by, private: isPrivate })
}

function refuseFuture(ctx: Context, field: string, day: string) {
  // A day is today as long as it is today anywhere in Brazil.
  const today = ctx.now().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' })
  if (day > today) throw invalidField(field, 'Escolha hoje ou um dia que já passou.')
}
