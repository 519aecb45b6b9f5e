import { and, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { type Page, type PageInput, toPage, windowOf } from '#shared/pagination.ts'
import { visibleTo as plantsVisibleTo } from '../plants/plants.policy.ts'
import { plants } from '../plants/plants.table.ts'
import { visibleTo as spacesVisibleTo } from '../spaces/spaces.policy.ts'
import { spaces } from '../spaces/spaces.table.ts'
import { showUpdates } from '../updates/updates.queries.ts'
import type { UpdateCard } from '../updates/updates.schemas.ts'
import { updates } from '../updates/updates.table.ts'
import { findPlan } from './plans.queries.ts'
import { plan_plants, plan_spaces } from './plans.table.ts'

type Asked = Pick<PageInput, 'page' | 'per_page' | 'show'> & { slug: string }

/**
 * What was done on the plan's plants and in its spaces since it began, newest first; each as visible as its plant or
 * space. The ids first, by the index of plant or space, then their cards.
 */
export async function listPlanUpdates(ctx: Context, { slug, ...page }: Asked): Promise<Page<UpdateCard>> {
  const plan = await findPlan(ctx, slug)
  const { limit, offset } = windowOf(page)
  const { db, viewer } = ctx
  const ofPlants = db
    .select({ id: plants.id })
    .from(plan_plants)
    .innerJoin(plants, and(eq(plants.id, plan_plants.plant_id), plantsVisibleTo(viewer)))
    .where(eq(plan_plants.plan_id, plan.id))
  const ofSpaces = db
    .select({ id: spaces.id })
    .from(plan_spaces)
    .innerJoin(spaces, and(eq(spaces.id, plan_spaces.space_id), spacesVisibleTo(viewer)))
    .where(eq(plan_spaces.plan_id, plan.id))
  const rows = await db
    .select({ id: updates.id, total: sql<number>`count(*) over ()`.mapWith(Number) })
    .from(updates)
    .where(
      and(
        or(inArray(updates.plant_id, ofPlants), and(isNull(updates.plant_id), inArray(updates.space_id, ofSpaces))),
        isNull(updates.deleted_at),
        plan.starts_on ? sql`${updates.happened_at} >= ${`${plan.starts_on}T00:00:00-03:00`}::timestamptz` : undefined,
      ),
    )
    .orderBy(desc(updates.happened_at), desc(updates.id))
    .limit(limit)
    .offset(offset)
  const ids = rows.map(({ id }) => id)
  return toPage(await showUpdates(ctx, ids), rows[0]?.total ?? 0, page)
}
