import { asc, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { type Plant, plants } from './plants.table.ts'

/** Where each of these plants stood on a day: null for nowhere; where it stands now for a day before anything was noted. */
export async function placesOn({ db, now }: Context, own: Pick<Plant, 'id' | 'space_id'>[], day: string) {
  const places = new Map(own.map(({ id, space_id }) => [id, space_id]))
  if (day >= dayKey(now()) || !own.length) return places
  const { rows } = await db.execute<{ plant_id: number; space_id: number | null }>(sql`
    select distinct on (plant_id) plant_id, space_id from plant_places
    where plant_id = any(${sql.param([...places.keys()])}::int[]) and since <= ${day}::date order by plant_id, since desc`)
  for (const { plant_id, space_id } of rows) places.set(plant_id, space_id)
  return places
}

/** The plants of a space, locked in the order of their ids, before the space itself is: as those who move plants do. */
export const lockPlantsIn = ({ db }: Context, space_id: number) =>
  db.select({ id: plants.id }).from(plants).where(eq(plants.space_id, space_id)).orderBy(asc(plants.id)).for('update')
