import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { visibleTo as plantsVisibleTo } from '../plants/plants.policy.ts'
import type { PastPlant, PastPlantsFilter } from './past-plants.schemas.ts'
import { findSpace } from './spaces.owned.ts'

type Row = Omit<PastPlant, 'genetic'> & { genetic_name: string | null; total: number }

/** Past stays of plants that the viewer may see, last to leave first. A plant that returned is not listed. */
export async function listPastPlants(ctx: Context, params: PastPlantsFilter): Promise<Page<PastPlant>> {
  const space = await findSpace(ctx, params.slug)
  const { limit, offset } = windowOf(params)
  const { rows } = await ctx.db.execute<Row>(sql`
    select plants.id, plants.slug, plants.name, plants.genetic_name, h.since, h.until, count(*) over ()::int as total
    from plants join lateral (
      select moves.*, lead(since) over (order by since) as until from (
        select space_id, since, lag(space_id) over (order by since) is not distinct from space_id
          and row_number() over (order by since) > 1 as same
        from plant_places where plant_id = plants.id) moves where not same
    ) h on h.space_id = ${space.id} and h.until is not null
    where plants.id in (select plant_id from plant_places where space_id = ${space.id})
      and plants.space_id is distinct from ${space.id} and ${plantsVisibleTo(ctx.viewer)}
    order by h.until desc, plants.id desc limit ${limit} offset ${offset}`)
  const stays = rows.map(({ genetic_name, total: _, ...stay }) => ({
    ...stay,
    genetic: genetic_name ? { name: genetic_name } : null,
  }))
  return toPage(stays, rows[0]?.total ?? 0, params)
}
