import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { catalogue_items } from '#domains/base/catalogue/items/items.table.ts'
import { type Plant, plants } from '#domains/garden/garden/plants/plants.table.ts'
import type { Context } from '#platform/context.ts'
import { type ActivitySlug, activityOf } from './activity.kinds.ts'
import { cutCycles, isTending, youngCycles } from './activity.model.ts'

type Done = { kind: ActivitySlug | null; activity_type_id?: number | null }

const inCycles = (
  plant: SQL,
  cycles: readonly string[],
) => sql`${plant}.plant_cycle_id in (select i.id from catalogue_items i
    where i.catalogue = 'ciclos_da_planta' and i.slug = any(${sql.param(cycles)}::text[]))`

/** `takersAmong` of living plants as SQL: who gets it when it is done to all of a place. */
export function livingTakers({ kind, activity_type_id = null }: Done): SQL | undefined {
  const living = eq(plants.status, 'viva')
  const growing = sql`(not ${inCycles(sql`plants`, cutCycles)} and not (${inCycles(sql`plants`, youngCycles)} and exists (
    select from plants o where o.space_id = plants.space_id and o.status = 'viva' and o.deleted_at is null
      and o.archived_at is null and not ${inCycles(sql`o`, [...cutCycles, ...youngCycles])})))`
  if (kind === 'propria')
    return and(
      living,
      sql`(${growing} or not exists (select from activity_types t where t.id = ${activity_type_id} and (t.watering or t.feeding)))`,
    )
  const type = kind ? activityOf(kind) : undefined
  return type && isTending({ ...type, care: false }) ? and(living, growing) : living
}

/** Slugs of the cycles that these plants are in, by id: of those that dry or cure. */
export async function dryingCycles(tx: Context, there: Pick<Plant, 'plant_cycle_id'>[]): Promise<Map<number, string>> {
  const ids = [...new Set(there.map(({ plant_cycle_id }) => plant_cycle_id))]
  if (!ids.length) return new Map()
  const { id, slug } = catalogue_items
  const rows = await tx.db
    .select({ id, slug })
    .from(catalogue_items)
    .where(and(inArray(id, ids), inArray(slug, cutCycles)))
  return new Map(rows.map((row) => [row.id, row.slug]))
}
