import { type SQL, sql } from 'drizzle-orm'
import { afterHarvestKinds } from './space.kinds.ts'

/**
 * SQL: id of the space in which a plant grew: the last one for growing in which it stood before the cut. A plant in the
 * drying space keeps the lamps under which it flowered, also when it was moved on the day of the cut. Needs `plants` in
 * the statement.
 */
export const growingSpaceId: SQL<number | null> = sql`coalesce((
    select h.space_id from plant_places h join spaces g on g.id = h.space_id and g.deleted_at is null
    where h.plant_id = plants.id and h.since <= coalesce(plants.ended_on, 'infinity')
      and not g.kind = any(${sql.param([...afterHarvestKinds])}::text[])
    order by h.since < coalesce(plants.ended_on, 'infinity') desc, h.since desc limit 1), plants.space_id)`
