import { and, asc, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { visibleTo } from '#domains/garden/garden/plants/plants.policy.ts'
import { plant_cycle_changes, plants } from '#domains/garden/garden/plants/plants.table.ts'
import type { Context } from '#platform/context.ts'
import { plan_plants } from '../plans/plans.table.ts'
import type { Entered } from './plan-progress.model.ts'

/** By plan, the cycle history of each of its plants. */
export type HistoriesOf = Map<number, Entered[][]>

/** The order of a cycle of a cut plant, null of the others; `named` is the alias of its catalogue item. */
export const afterCut = (named: string) =>
  sql<
    number | null
  >`case when ${sql.identifier(named)}.slug in ('colheita', 'secagem', 'cura') then ${sql.identifier(named)}."order" end`

/** One query: cycle histories of these plans' living or harvested plants that the viewer may see. */
export const historiesOf = (ctx: Context, plan_ids: number[]) => read(ctx, plan_ids, visibleTo(ctx.viewer))

/** The same of all their plants, regardless of the viewer: for the agenda. */
export const wholeHistoriesOf = (ctx: Context, plan_ids: number[]) => read(ctx, plan_ids, isNull(plants.deleted_at))

async function read({ db }: Context, plan_ids: number[], seen: SQL | undefined): Promise<HistoriesOf> {
  if (!plan_ids.length) return new Map()
  const rows = await db
    .select({
      plan_id: plan_plants.plan_id,
      plant_id: plan_plants.plant_id,
      plant_cycle_id: plant_cycle_changes.plant_cycle_id,
      on: plant_cycle_changes.on,
      after_cut: afterCut('i'),
    })
    .from(plan_plants)
    .innerJoin(plants, and(eq(plants.id, plan_plants.plant_id), ne(plants.status, 'morta'), seen))
    .innerJoin(plant_cycle_changes, eq(plant_cycle_changes.plant_id, plants.id))
    .innerJoin(sql`catalogue_items i`, sql`i.id = ${plant_cycle_changes.plant_cycle_id}`)
    .where(inArray(plan_plants.plan_id, plan_ids))
    .orderBy(asc(plan_plants.plant_id), asc(plant_cycle_changes.on), asc(plant_cycle_changes.id))
  const byPlan = Map.groupBy(rows, ({ plan_id }) => plan_id)
  return new Map([...byPlan].map(([plan_id, all]) => [plan_id, [...Map.groupBy(all, (row) => row.plant_id).values()]]))
}
