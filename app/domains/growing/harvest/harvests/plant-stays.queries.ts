import { sql } from 'drizzle-orm'
import { afterHarvestKinds } from '#domains/garden/garden/spaces/space.kinds.ts'
import { midnight } from '#domains/robots/control/energy/energy-window.model.ts'
import { type Context, signedIn } from '#platform/context.ts'

/** When a plant stood in a space, and how many plants stood there in that time, itself included. */
export type PlantStay = { space_id: number; from: Date; to: Date; plants: number }

/** Where a plant lived, from one day to before another: spaces for growing of whoever asks, in the order of time. */
export async function plantStays(
  ctx: Context,
  plant_id: number,
  { from, to }: { from: string; to: Date },
): Promise<PlantStay[]> {
  const { rows } = await ctx.db.execute<{ space_id: number; since: string; until: string | null; plants: number }>(sql`
    select mine.space_id, mine.since::text, mine.until::text, (
      select count(distinct other.id)::int from plants other join lateral (
        select place.space_id, place.since, lead(place.since) over (order by place.since) as until
        from plant_places place where place.plant_id = other.id
      ) stood on stood.space_id = mine.space_id
      where other.id = any(array(select plant_id from plant_places where space_id = mine.space_id))
        and other.deleted_at is null and other.status <> 'morta'
        and greatest(stood.since, other.started_on) <= coalesce(mine.until, 'infinity')
        and least(coalesce(stood.until, 'infinity'), coalesce(other.ended_on, 'infinity')) >= mine.since
    ) as plants
    from (
      select space_id, greatest(since, ${from}::date) as since, lead(since) over (order by since) as until
      from plant_places where plant_id = ${plant_id}
    ) mine join spaces space on space.id = mine.space_id
    where space.created_by = ${signedIn(ctx).id} and not space.kind = any(${sql.param([...afterHarvestKinds])}::text[])
      and (mine.until is null or mine.until > mine.since)
    order by mine.since`)
  return rows
    .map(({ space_id, since, until, plants }) => ({
      ...{ space_id, plants: Math.max(1, plants), from: midnight(since) },
      to: until && midnight(until) < to ? midnight(until) : to,
    }))
    .filter((stay) => stay.from < stay.to)
}
