import { sql } from 'drizzle-orm'
import { visibleTo as plantsVisibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { visibleTo as spacesVisibleTo } from '#domains/garden/garden/spaces/spaces.policy.ts'
import { showUpdates } from '#domains/garden/journal/index.ts'
import type { UpdateCard } from '#domains/garden/journal/updates/updates.schemas.ts'
import type { Context } from '#platform/context.ts'
import { type Page, type PageInput, toPage, windowOf } from '#shared/pagination.ts'
import { findPlan } from './plans.owned.ts'

type Params = Pick<PageInput, 'page' | 'per_page' | 'show'> & { slug: string }

/**
 * Updates of the plan's plants and spaces since it started, newest first; each with the visibility of its plant or
 * space. Ids first, by the index of plant or space, then their cards.
 */
export async function listPlanUpdates(ctx: Context, { slug, ...page }: Params): Promise<Page<UpdateCard>> {
  const plan = await findPlan(ctx, slug)
  const { limit, offset } = windowOf(page)
  const since = plan.starts_on ? sql`and u.happened_at >= ${`${plan.starts_on}T00:00:00-03:00`}::timestamptz` : sql``
  // A union, not an `or`, so that each side uses its own index.
  const { rows } = await ctx.db.execute<{ id: number; total: number }>(sql`
    select id, (count(*) over ())::int as total from (
      select u.id, u.happened_at from plan_plants l join plants on plants.id = l.plant_id and ${plantsVisibleTo(ctx.viewer)}
        join updates u on u.plant_id = plants.id and u.deleted_at is null
      where l.plan_id = ${plan.id} ${since}
      union all
      select u.id, u.happened_at from plan_spaces l join spaces on spaces.id = l.space_id and ${spacesVisibleTo(ctx.viewer)}
        join updates u on u.space_id = spaces.id and u.plant_id is null and u.deleted_at is null
      where l.plan_id = ${plan.id} ${since}
    ) merged order by happened_at desc, id desc limit ${limit} offset ${offset}`)
  const ids = rows.map(({ id }) => id)
  return toPage(await showUpdates(ctx, ids), rows[0]?.total ?? 0, page)
}
