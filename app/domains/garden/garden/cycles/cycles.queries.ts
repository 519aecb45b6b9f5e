import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import type { Context } from '#platform/context.ts'
import { plural } from '#shared/numbers.ts'
import { visibleTo } from '../plants/plants.policy.ts'
import type { PlantCycle } from '../plants/plants.schemas.ts'
import { plants } from '../plants/plants.table.ts'
import { cycleOf } from './cycle.view.ts'

export const ofCycles = eq(catalogue_items.catalogue, 'ciclos_da_planta')

/** The same shape as `cycleOf`, as a SQL expression; `named` is the alias of the catalogue item. */
export function cycleJson(named: string): SQL<PlantCycle> {
  const item = sql.identifier(named)
  return sql`json_build_object('id', ${item}.id, 'name', ${item}.name, 'slug', ${item}.slug, 'order', ${item}."order",
    'more_infos', json_build_object('icon_url', ${item}.icon_url))`
}

/** Plant cycles in the admin's order. */
export async function listCycles({ db }: Context) {
  const items = await db
    .select()
    .from(catalogue_items)
    .where(and(ofCycles, eq(catalogue_items.active, true)))
    .orderBy(asc(catalogue_items.order), asc(catalogue_items.id))
  return { data: items.map(cycleOf) }
}

/** Number of these plants per cycle; plants that the viewer may not see are not counted. */
export async function countByCycle(ctx: Context, ids: number[]) {
  const seen = ids.length ? and(inArray(plants.id, ids), visibleTo(ctx.viewer)) : sql`false`
  const data = await ctx.db
    .select({
      plant_cycle_id: catalogue_items.id,
      name: catalogue_items.name,
      count: sql<number>`count(${plants.id})::int`,
    })
    .from(catalogue_items)
    .leftJoin(plants, and(eq(plants.plant_cycle_id, catalogue_items.id), seen))
    .where(ofCycles)
    .groupBy(catalogue_items.id)
    .orderBy(asc(catalogue_items.order), asc(catalogue_items.id))
  return { data }
}

/** Plants of any user that are or were in a cycle: the usages of the catalogue item. */
export async function countPlantsInCycle({ db }: Context, id: number) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct plant_id)::int as count from plant_cycle_changes where plant_cycle_id = ${id}`)
  const plantCount = rows[0]?.count ?? 0
  const label = plural(plantCount, 'planta', 'plantas')
  return [{ count: plantCount, label, consequence: 'com este ciclo no histórico' }]
}
