import { and, eq, type SQL, sql } from 'drizzle-orm'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { type ActivitySlug, activityOf } from './activity.kinds.ts'
import { cutCycles, isTending } from './activity.model.ts'

type Done = { kind: ActivitySlug | null; activity_type_id?: number | null }

/** `isTakenBy` of living plants as SQL: who gets it when it is done to all of a place. */
export function livingTakers({ kind, activity_type_id = null }: Done): SQL | undefined {
  const living = eq(plants.status, 'viva')
  const growing = sql`${plants.plant_cycle_id} not in (select i.id from catalogue_items i
    where i.catalogue = 'ciclos_da_planta' and i.slug = any(${sql.param(cutCycles)}::text[]))`
  if (kind === 'propria')
    return and(
      living,
      sql`(${growing} or not exists (select from activity_types t where t.id = ${activity_type_id} and (t.watering or t.feeding)))`,
    )
  const type = kind ? activityOf(kind) : undefined
  return type && isTending({ ...type, care: false }) ? and(living, growing) : living
}
