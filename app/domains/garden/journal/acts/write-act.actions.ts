import { randomUUID } from 'node:crypto'
import { and, asc, eq, sql } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import { attachPhotos } from '#platform/files/attach-photos.ts'
import { dayKey } from '#shared/dates.ts'
import '../journal.events.ts'
import { findOwnPlants, findOwnSpace, placesOn } from '#domains/garden/garden/index.ts'
import type { Plant } from '#domains/garden/garden/plants/plants.table.ts'
import { insertDoses } from '../measures/doses.actions.ts'
import type { ActInput } from '../updates/updates.schemas.ts'
import { update_photos, updates } from '../updates/updates.table.ts'
import { checkAct, checkMeasures, demandGrowing, demandInLife, requirementsOf, withoutThoseThere } from './act.rules.ts'
import { actEffects } from './act-effects.actions.ts'
import { doubtHeldCut, doubtSecondHarvest, doubtTendedAfter } from './cuts.rules.ts'
import { demandAfterHarvest, doubtMeasures } from './doubts.rules.ts'
import { momentOf } from './moment.rules.ts'
import { demandSame } from './sent-again.rules.ts'
import { refuseSimilar } from './similar-acts.rules.ts'
import { valuesOf } from './values.rules.ts'
import { doubtVolumes } from './volumes.rules.ts'

/** The stored act: its key and rows, in the order of the plants. */
export type Act = { act_key: string; update_ids: number[] }

/**
 * Writes one act on several plants, or on a space, in one transaction: a row per plant with its own values, the photos
 * on the first. Side effects of the activity (a new cycle, a harvest) are included. Idempotent by `act_key`: a repeat
 * returns the first result, with other content it throws 409. `known.archived`: accepts an own activity that was
 * archived since it was requested; `known.retold`: a robot tells again what stands, whatever is in its space now.
 * Throws 404 for what the viewer may not see, 403 for what is not theirs, 422 for invalid input.
 */
export function writeAct(
  ctx: Context,
  input: ActInput,
  known: { archived?: boolean; retold?: boolean } = {},
): Promise<Act> {
  const happened_at = momentOf(ctx, input.happened_at)
  return ctx.transaction(async (tx) => {
    await oneAtATime(tx, input.act_key)
    const again = await writtenBefore(tx, input, known.retold)
    if (again) return again
    const requirements = await requirementsOf(tx, input, known)
    await checkAct(tx, input, requirements)
    const places = withoutThoseThere(input, await placesOf(tx, input, happened_at), happened_at)
    await demandGrowing(tx, input, requirements, places, happened_at)
    // What a robot measured stands, and an import was told of it (`Context.past`).
    if (!known.retold && !tx.past) await demandInLife(tx, input, places, happened_at)
    const meant = valuesOf(input)
    // Always has a key, even when the client sent none.
    const act_key = input.act_key ?? randomUUID()
    const rows = places.map(({ plant, space_id }) => {
      const { text, measures } = meant(plant?.id)
      checkMeasures(measures, requirements)
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
        act_key,
      }
    })
    const said = rows.flatMap(({ measures }, at) => {
      const plant = places[at]?.plant
      return plant ? [{ plant, measures }] : []
    })
    // First: what is asked about once is asked about whole, and this one is about somebody's health.
    await doubtHeldCut(tx, { ...input, said, happened_at })
    const ending = said.map(({ plant }) => plant)
    const { kind, sure } = input
    if (kind === 'colheita' && !known.retold && !tx.past) await doubtSecondHarvest(tx, ending, sure)
    if ((kind === 'colheita' || kind === 'perda') && !known.retold && !tx.past)
      await doubtTendedAfter(tx, ending, { kind, at: happened_at, sure })
    await demandAfterHarvest(tx, said, happened_at)
    await doubtMeasures(tx, said, happened_at, input.sure)
    await refuseSimilar(tx, input, rows, happened_at)
    await doubtVolumes(tx, input, places)
    const written = await tx.db.insert(updates).values(rows).returning({ id: updates.id })
    const [first] = written
    if (!first) throw new Error('insert returned no row')
    const update_ids = written.map(({ id }) => id)
    await keepPhotos(tx, first.id, input.photo_ids, places)
    await insertDoses(tx, update_ids, input.doses, signedIn(tx).id)
    const act = { ...input, happened_at, act_key }
    await auditStaff(tx, places, act)
    await actEffects[input.kind]?.(
      tx,
      act,
      written.map(({ id }, i) => ({ update_id: id, plant: places[i]?.plant })),
    )
    await record(tx, 'update.posted', {
      act_key,
      kind: input.kind,
      activity_type_id: input.activity_type_id ?? null,
      update_ids,
      plants: places.flatMap(({ plant }) => (plant ? [{ id: plant.id, created_by: plant.created_by }] : [])),
      space_ids: [...new Set(places.flatMap(({ space_id }) => space_id ?? []))],
      about_space: !places[0]?.plant,
      happened_at,
    })
    return { act_key, update_ids }
  })
}

type Place = { plant?: Plant; space_id: number | null; created_by: number }

/** The plants with their spaces at that time, locked in id order so that two acts cannot deadlock; or the space. */
async function placesOf(tx: Context, { plant_ids, space_id, kind }: ActInput, happened_at: Date): Promise<Place[]> {
  if (!plant_ids.length) {
    const space = await findOwnSpace(tx, String(space_id))
    return [{ space_id: space.id, created_by: space.created_by }]
  }
  // An act that changes the plant takes an exclusive lock; one that only adds a journal row does not.
  const own = await findOwnPlants(tx, plant_ids, actEffects[kind] ? 'update' : 'share')
  const stood = await placesOn(tx, own, dayKey(happened_at))
  return own.map((plant) => ({ plant, space_id: stood.get(plant.id) ?? null, created_by: plant.created_by }))
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

/** Advisory lock on the key: a concurrent repeat waits and then finds the stored act. */
async function oneAtATime(tx: Context, act_key: string | undefined) {
  if (act_key)
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`act:${signedIn(tx).id}:${act_key}`}, 0))`)
}

async function auditStaff(tx: Context, places: Place[], { act_key, kind }: { act_key: string; kind: string }) {
  const { id } = signedIn(tx)
  for (const { plant, space_id } of places.filter(({ created_by }) => created_by !== id)) {
    const subject = plant ? `plant:${plant.id}` : `space:${space_id}`
    await audit(tx, { action: 'update.post', subject, after: { act_key, kind } })
  }
}

async function writtenBefore(tx: Context, input: ActInput, retold = false): Promise<Act | undefined> {
  const { act_key } = input
  if (!act_key) return undefined
  const rows = await tx.db
    .select()
    .from(updates)
    .where(and(eq(updates.created_by, signedIn(tx).id), eq(updates.act_key, act_key)))
    .orderBy(asc(updates.id))
  if (rows.length && !retold) await demandSame(tx, input, rows)
  return rows.length ? { act_key, update_ids: rows.map(({ id }) => id) } : undefined
}
