import { type SQL, sql } from 'drizzle-orm'
import { afterHarvestKinds } from './space.kinds.ts'

/**
 * The id of the space in which a plant grew: the last in which it stood before the cut, and that is for growing. One
 * that hangs in the drying space keeps the lamps under which it flowered, also when it was carried there on the day of
 * the cut. `plants` is in the statement.
 */
export const growingSpaceId: SQL<number | null> = sql`coalesce((
    select h.space_id from plant_places h join spaces g on g.id = h.space_id and g.deleted_at is null
    where h.plant_id = plants.id and h.since <= coalesce(plants.ended_on, 'infinity')
      and not g.kind = any(${sql.param([...afterHarvestKinds])}::text[])
    order by h.since < coalesce(plants.ended_on, 'infinity') desc, h.since desc limit 1), plants.space_id)`
