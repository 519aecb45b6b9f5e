import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import { dayKey } from '#shared/dates.ts'
import '../garden.events.ts'
import { plants } from './plants.table.ts'

/**
 * Notes where plants stand from a day on, today when none is said: the one way into `plant_places`. A plant that stands
 * there already gets no line; of several moves on one day the last holds. Whoever calls it has locked the plants.
 */
export const notePlace = (tx: Context, plant_ids: number[], space_id: number | null, since = dayKey(tx.now())) =>
  tx.db.execute(sql`
    insert into plant_places (plant_id, space_id, since)
    select p.id, ${space_id}, ${since}::date from plants p
    where p.id = any(${sql.param(plant_ids)}::int[]) and ${space_id}::int is distinct from
      (select h.space_id from plant_places h where h.plant_id = p.id order by h.since desc limit 1)
    on conflict (plant_id, since) do update set space_id = excluded.space_id`)

/** The first day of a plant was corrected: where it stood then begins on the new day. */
export const correctFirstPlace = (tx: Context, plant_id: number, { from, to }: { from: string; to: string }) =>
  tx.db.execute(sql`
    update plant_places h set since = ${to}::date where h.plant_id = ${plant_id} and h.since = ${from}::date
      and not exists (select from plant_places o where o.plant_id = h.plant_id
        and (o.since < ${from}::date or o.since = ${to}::date or (o.since > ${from}::date and o.since < ${to}::date)))`)

/**
 * The space is gone: its plants stand nowhere from today on. One that somebody is moving right now is left to them: they
 * wait for this space and will find it gone.
 */
export async function leaveSpace(tx: Context, space_id: number) {
  const inside = await tx.db
    .select({ id: plants.id, created_by: plants.created_by })
    .from(plants)
    .where(eq(plants.space_id, space_id))
    .orderBy(asc(plants.id))
    .for('update', { skipLocked: true })
  const ids = inside.map(({ id }) => id)
  if (!ids.length) return
  await tx.db.update(plants).set({ space_id: null }).where(inArray(plants.id, ids))
  await notePlace(tx, ids, null)
  for (const { id, created_by } of inside) await record(tx, 'plant.updated', { plant_id: id, created_by })
}
