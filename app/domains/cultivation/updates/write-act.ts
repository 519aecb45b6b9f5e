import { and, asc, eq, inArray } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import { attachPhotos } from '#platform/files/attach-photos.ts'
import '../cultivation.events.ts'
import { storedMeasures } from '../activities/measures.schemas.ts'
import type { Measures } from '../activities/metrics.ts'
import { findOwnPlants } from '../plants/own-plants.ts'
import type { Plant } from '../plants/plants.table.ts'
import { findOwnSpace } from '../spaces/spaces.queries.ts'
import { stuffs } from '../stuffs/stuffs.table.ts'
import { actEffects } from './act-effects.ts'
import { askedOf, checkAct, checkMeasures } from './act-rules.ts'
import type { ActInput, DoseInput } from './updates.schemas.ts'
import { update_doses, update_photos, updates } from './updates.table.ts'

/** One act as it was written: its key and the rows, in the order of the plants. */
export type Act = { act_key: string; update_ids: number[] }

/**
 * Writes one act on many plants, or on a space, in one transaction: a row per plant with its own values, the photos on
 * the first. What the activity means for the plant (a new cycle, a harvest) happens with it. Sent twice with one key,
 * it is written once and answered twice. Errors: 404 what the viewer may not see, 403 what is not theirs, 422 in words.
 */
export function writeAct(ctx: Context, input: ActInput): Promise<Act> {
  const happened_at = momentOf(ctx, input.happened_at)
  return ctx.transaction(async (tx) => {
    const again = await writtenBefore(tx, input.act_key)
    if (again) return again
    const asked = await askedOf(tx, input)
    await checkAct(tx, input, asked)
    const places = await placesOf(tx, input)
    const rows = places.map(({ plant, space_id }) => {
      const { text, measures } = corrected(input, plant)
      checkMeasures(measures, asked)
      return {
        plant_id: plant?.id ?? null,
        space_id,
        created_by: signedIn(tx).id,
        kind: input.kind,
        activity_type_id: input.activity_type_id ?? null,
        catalogue_item_id: input.catalogue_item_id ?? null,
        text,
        measures,
        happened_at,
        act_key: input.act_key,
      }
    })
    const written = await tx.db.insert(updates).values(rows).onConflictDoNothing().returning({
      id: updates.id,
      act_key: updates.act_key,
    })
    const [first] = written
    // Somebody sent the same act in the same instant and was first.
    if (!first) return (await writtenBefore(tx, input.act_key)) as Act
    const update_ids = written.map(({ id }) => id)
    await keepPhotos(tx, first.id, input.photo_ids, places)
    await keepDoses(tx, update_ids, input.doses)
    const act = { ...input, happened_at, act_key: first.act_key }
    await actEffects[input.kind]?.(
      tx,
      act,
      written.map(({ id }, i) => ({ update_id: id, plant: places[i]?.plant })),
    )
    await record(tx, 'update.posted', {
      act_key: first.act_key,
      kind: input.kind,
      activity_type_id: input.activity_type_id ?? null,
      update_ids,
      plants: places.flatMap(({ plant }) => (plant ? [{ id: plant.id, created_by: plant.created_by }] : [])),
      space_ids: [...new Set(places.flatMap(({ space_id }) => space_id ?? []))],
      about_space: !places[0]?.plant,
      happened_at,
    })
    return { act_key: first.act_key, update_ids }
  })
}

type Place = { plant?: Plant; space_id: number | null }

/** The plants, locked in the order of their ids so that two acts never wait for each other; or the space. */
async function placesOf(tx: Context, { plant_ids, space_id, kind }: ActInput): Promise<Place[]> {
  if (!plant_ids.length) return [{ space_id: (await findOwnSpace(tx, String(space_id))).id }]
  // An act that changes the plant keeps others away; one that only adds a row to its journal does not.
  const own = await findOwnPlants(tx, plant_ids, actEffects[kind] ? 'update' : 'share')
  return own.map((plant) => ({ plant, space_id: plant.space_id }))
}

/** The values of all, with what was different on this plant. */
function corrected(input: ActInput, plant: Plant | undefined): { text: string; measures: Measures } {
  const correction = input.corrections.find(({ plant_id }) => plant_id === plant?.id)
  const complain = (field: string, sentence: string): never => {
    throw invalidField(field, sentence)
  }
  const measures = storedMeasures(input.measures, complain)
  if (!correction) return { text: input.text, measures }
  return {
    text: correction.text ?? input.text,
    measures: { ...measures, ...storedMeasures(correction.measures, complain) },
  }
}

async function keepPhotos(tx: Context, update_id: number, ids: number[], places: Place[]) {
  if (!ids.length) return
  const isPublic = places[0]?.plant
    ? !places[0].plant.private
    : !(await findOwnSpace(tx, String(places[0]?.space_id))).private
  await attachPhotos(tx, ids, { public: isPublic })
  const photos = [...new Set(ids)].map((file_id, position) => ({ update_id, file_id, position }))
  await tx.db.insert(update_photos).values(photos)
}

async function keepDoses(tx: Context, update_ids: number[], doses: DoseInput[]) {
  if (!doses.length) return
  const ids = doses.flatMap(({ stuff_id }) => stuff_id ?? [])
  const own = and(inArray(stuffs.id, ids), eq(stuffs.created_by, signedIn(tx).id))
  const items = ids.length ? await tx.db.select({ id: stuffs.id, name: stuffs.name }).from(stuffs).where(own) : []
  const named = doses.map(({ stuff_id, name, ...dose }, position) => {
    const item = items.find(({ id }) => id === stuff_id)
    if (stuff_id && !item) throw invalidField(`doses.${position}.stuff_id`, 'Escolha um dos seus itens.')
    if (!item && !name) throw invalidField(`doses.${position}.name`, 'Diga qual produto.')
    return { ...dose, position, stuff_id: item?.id ?? null, name: item?.name ?? name }
  })
  await tx.db
    .insert(update_doses)
    .values(update_ids.flatMap((update_id) => named.map((dose) => ({ ...dose, update_id }))))
}

async function writtenBefore(tx: Context, act_key: string | undefined): Promise<Act | undefined> {
  if (!act_key) return undefined
  const rows = await tx.db
    .select({ id: updates.id })
    .from(updates)
    .where(and(eq(updates.created_by, signedIn(tx).id), eq(updates.act_key, act_key)))
    .orderBy(asc(updates.id))
  return rows.length ? { act_key, update_ids: rows.map(({ id }) => id) } : undefined
}

/** A moment without a zone is São Paulo's, as typed on the phone. */
export function momentOf(ctx: Context, typed: string | undefined) {
  if (!typed) return ctx.now()
  const moment = new Date(/(Z|[+-]\d\d:\d\d)$/.test(typed) ? typed : `${typed}-03:00`)
  if (moment > ctx.now()) throw invalidField('happened_at', 'Escolha um momento que já passou.')
  return moment
}
