import { asc, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { type Plant, plants } from './plants.table.ts'

/** The space of each of these plants on a day: null for none; the current one for days before the first record. */
export async function placesOn({ db, now }: Context, own: Pick<Plant, 'id' | 'space_id'>[], day: string) {
  const places = new Map(own.map(({ id, space_id }) => [id, space_id]))
  if (day >= dayKey(now()) || !own.length) return places
  const { rows } = await db.execute<{ plant_id: number; space_id: number | null }>(sql`
    select distinct on (plant_id) plant_id, space_id from plant_places
    where plant_id = any(${sql.param([...places.keys()])}::int[]) and since <= ${day}::date order by plant_id, since desc`)
  for (const { plant_id, space_id } of rows) places.set(plant_id, space_id)
  return places
}

/** Locks the plants of a space in id order, before the space itself: the same order as moving plants. */
export const lockPlantsIn = ({ db }: Context, space_id: number) =>
  db.select({ id: plants.id }).from(plants).where(eq(plants.space_id, space_id)).orderBy(asc(plants.id)).for('update')
