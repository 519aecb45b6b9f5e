import { asc, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import { dayKey } from '#shared/dates.ts'
import '../garden.events.ts'
import { plants } from './plants.table.ts'

/**
 * Records the space of plants from a day on (default: today): the only writer of `plant_places`. A plant that is
 * already there gets no row; of several moves on one day the last counts. The plant stands where its last place says,
 * also when the move is of an earlier day. The caller has locked the plants.
 */
export async function notePlace(tx: Context, plant_ids: number[], space_id: number | null, since = dayKey(tx.now())) {
  const ids = sql`${sql.param(plant_ids)}::int[]`
  await tx.db.execute(sql`
    insert into plant_places (plant_id, space_id, since)
    select p.id, ${space_id}, ${since}::date from plants p
    where p.id = any(${ids}) and ${space_id}::int is distinct from
      (select h.space_id from plant_places h where h.plant_id = p.id and h.since <= ${since}::date order by h.since desc limit 1)
    on conflict (plant_id, since) do update set space_id = excluded.space_id`)
  await tx.db.execute(sql`
    update plants p set space_id = h.space_id from (select distinct on (plant_id) plant_id, space_id from plant_places
      where plant_id = any(${ids}) order by plant_id, since desc) h
    where h.plant_id = p.id and h.space_id is distinct from p.space_id`)
}

/** After a correction of the plant's first day: moves the start of its first place. */
export const correctFirstPlace = (tx: Context, plant_id: number, { from, to }: { from: string; to: string }) =>
  tx.db.execute(sql`
    update plant_places h set since = ${to}::date where h.plant_id = ${plant_id} and h.since = ${from}::date
      and not exists (select from plant_places o where o.plant_id = h.plant_id
        and (o.since < ${from}::date or o.since = ${to}::date or (o.since > ${from}::date and o.since < ${to}::date)))`)

/**
 * After a space was deleted: its plants have no space from today on. A plant that a concurrent transaction is moving is
 * left to it: that one waits for this lock and then finds the space deleted.
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
  await notePlace(tx, ids, null)
  for (const { id, created_by } of inside) await record(tx, 'plant.updated', { plant_id: id, created_by })
}
