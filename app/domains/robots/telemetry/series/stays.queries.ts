import { sql } from 'drizzle-orm'
import { afterHarvestKinds } from '#domains/garden/garden/spaces/space.kinds.ts'
import type { Context } from '#platform/context.ts'

/** A robot stood in a space, as far as it lies in a window; of the link of who had it then. */
export type Stay = {
  space_id: number
  device_id: number
  model_id: number
  interval_seconds: number
  begins: Date
  ends: Date
  /** Nobody said how much the leaf differs from the air. */
  leaf_estimated: boolean
}

/** Which robots stood in these spaces, and when. Whether the viewer may see the spaces is the caller's to say. */
export async function staysIn(
  { db }: Context,
  space_ids: number[],
  { from, to }: { from: Date; to: Date },
): Promise<Stay[]> {
  if (!space_ids.length) return []
  const { rows } = await db.execute<Stay>(sql`
    select * from (
      select place.space_id, robot.id as device_id, robot.model_id, model.interval_seconds,
        greatest(place.placed_at, link.linked_at, ${from.toISOString()}::timestamptz) as begins,
        least(coalesce(place.left_at, 'infinity'), coalesce(link.unlinked_at, 'infinity'), ${to.toISOString()}::timestamptz) as ends,
        link.leaf_offset is null and space.leaf_offset is null
          and space.kind <> all(${sql.param([...afterHarvestKinds])}::text[]) as leaf_estimated
      from device_places place join device_links link on link.id = place.link_id join devices robot on robot.id = link.device_id
        join device_models model on model.id = robot.model_id join spaces space on space.id = place.space_id
      where place.space_id = any(${sql.param(space_ids)}::int[])
    ) stays where begins < ends order by space_id, begins, device_id`)
  return rows.map((row) => ({ ...row, begins: new Date(row.begins), ends: new Date(row.ends) }))
}
