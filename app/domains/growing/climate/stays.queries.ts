import { sql } from 'drizzle-orm'
import { visibleTo } from '#domains/garden/garden/spaces/spaces.policy.ts'
import type { Context } from '#platform/context.ts'

/** A plant in a space, from a day until another one, which no longer counts; null: still. */
export type Stay = { plant_id: number; space_id: number; since: string; until: string | null }

/** Where these plants stood since `from`, in spaces that the viewer may see: the air of a hidden one stays hidden. */
export async function staysOf({ db, viewer }: Context, plant_ids: number[], from: string): Promise<Stay[]> {
  const { rows } = await db.execute<Stay>(sql`
    select stood.plant_id, stood.space_id, greatest(stood.since::text, ${from}) as since, stood.until::text
    from (select plant_id, space_id, since, lead(since) over (partition by plant_id order by since) as until
      from plant_places where plant_id = any(${sql.param(plant_ids)}::int[])) stood
    join spaces on spaces.id = stood.space_id and ${visibleTo(viewer)}
    where stood.until is null or stood.until > stood.since and stood.until::text > ${from} order by 1, 3`)
  return rows
}
