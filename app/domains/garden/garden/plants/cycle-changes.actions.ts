import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import '../garden.events.ts'
import { type Plant, plant_cycle_changes } from './plants.table.ts'

type Change = { plant_cycle_id: number; on: string }

/**
 * Records that a plant entered a cycle on a day, also in the past; returns the id of the history row. No cycle follows
 * itself: a plant that is in it on that day stays as it is, and one that was thought to enter it next entered it on
 * that day; both return null.
 */
export async function enterCycle(tx: Context, plant: Plant, { plant_cycle_id, on }: Change): Promise<number | null> {
  const ofPlant = eq(plant_cycle_changes.plant_id, plant.id)
  const changes = () => tx.db.select().from(plant_cycle_changes)
  const [held] = await changes()
    .where(and(ofPlant, lte(plant_cycle_changes.on, on)))
    .orderBy(desc(plant_cycle_changes.on), desc(plant_cycle_changes.id))
    .limit(1)
  if (held?.plant_cycle_id === plant_cycle_id) return null
  const [next] = await changes()
    .where(and(ofPlant, gt(plant_cycle_changes.on, on)))
    .orderBy(asc(plant_cycle_changes.on), asc(plant_cycle_changes.id))
    .limit(1)
  if (next?.plant_cycle_id === plant_cycle_id) {
    await correctCycle(tx, plant, { id: next.id, on })
    return null
  }
  const id = await noteCycle(tx, plant, { plant_cycle_id, on })
  await takeNewestCycle(tx, plant.id)
  await record(tx, 'plant.cycle_changed', { plant_id: plant.id, created_by: plant.created_by, plant_cycle_id })
  return id
}

/** Corrects the day on which a plant entered its current cycle; it may not pass the cycle before. */
export async function correctCurrentCycle(tx: Context, plant: Plant, on: string) {
  if (on === plant.cycle_since) return
  const [current, before] = await tx.db
    .select()
    .from(plant_cycle_changes)
    .where(eq(plant_cycle_changes.plant_id, plant.id))
    .orderBy(desc(plant_cycle_changes.on), desc(plant_cycle_changes.id))
    .limit(2)
  if (before && on < before.on) throw invalidField('on', 'A fase não pode começar antes da anterior.')
  if (current) await correctCycle(tx, plant, { id: current.id, on })
}

/** Corrects a history row: its day, and its cycle when given; the current cycle is recomputed. */
export async function correctCycle(tx: Context, plant: Plant, change: Partial<Change> & { id: number; on: string }) {
  const { id, on, plant_cycle_id } = change
  const [corrected] = await tx.db
    .update(plant_cycle_changes)
    .set({ on, plant_cycle_id })
    .where(eq(plant_cycle_changes.id, id))
    .returning()
  if (!corrected) return
  await takeNewestCycle(tx, plant.id)
  const { plant_cycle_id: entered } = corrected
  await record(tx, 'plant.cycle_changed', { plant_id: plant.id, created_by: plant.created_by, plant_cycle_id: entered })
}

/**
 * After a correction of the plant's first day: moves the start of its first cycle, unless another cycle lies in
 * between.
 */
export async function correctFirstCycle(tx: Context, plant_id: number, { from, to }: { from: string; to: string }) {
  await tx.db.execute(sql`
    update plant_cycle_changes h set "on" = ${to}::date where h."on" = ${from}::date
      and h.id = (select f.id from plant_cycle_changes f where f.plant_id = ${plant_id} order by f."on", f.id limit 1)
      and not exists (select from plant_cycle_changes o where o.plant_id = h.plant_id and o.id <> h.id and o."on" < ${to}::date)`)
  await takeNewestCycle(tx, plant_id)
}

/** Deletes a history row; the previous cycle becomes current again. */
export async function leaveCycle(tx: Context, plant: Plant, id: number) {
  const [gone] = await tx.db.delete(plant_cycle_changes).where(eq(plant_cycle_changes.id, id)).returning()
  if (!gone) return
  await takeNewestCycle(tx, plant.id)
  const { plant_cycle_id } = gone
  await record(tx, 'plant.cycle_changed', { plant_id: plant.id, created_by: plant.created_by, plant_cycle_id })
}

/** Inserts the row only: for a plant that is being created. */
export async function noteCycle(tx: Context, plant: Plant, change: Change): Promise<number> {
  const [row] = await tx.db
    .insert(plant_cycle_changes)
    .values({ plant_id: plant.id, created_by: signedIn(tx).id, ...change })
    .returning({ id: plant_cycle_changes.id })
  if (!row) throw new Error('insert returned no row')
  return row.id
}

/** The current cycle is the newest of the history: a change entered later for an earlier day does not become it. */
const takeNewestCycle = (tx: Context, plant_id: number) =>
  tx.db.execute(sql`update plants p set plant_cycle_id = h.plant_cycle_id, cycle_since = h."on", updated_at = ${tx.now().toISOString()}
    from (select plant_cycle_id, "on" from plant_cycle_changes where plant_id = ${plant_id} order by "on" desc, id desc limit 1) h
    where p.id = ${plant_id}`)
