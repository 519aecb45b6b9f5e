import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { holdOf } from '#domains/garden/garden/harvest-holds/harvest-hold.model.ts'
import type { HarvestHolds } from '#domains/garden/garden/index.ts'
import { plant_places, plants } from '#domains/garden/garden/plants/plants.table.ts'
import { stuffs } from '#domains/garden/garden/stuffs/stuffs.table.ts'
import { dayKey } from '#shared/dates.ts'
import { update_doses, updates } from '../updates/updates.table.ts'

const withholding = sql<number>`(${stuffs.specs} ->> 'withholding_days')::int`

const day = sql`(${updates.happened_at} at time zone 'America/Sao_Paulo')::date`

/** It stood there on that day, at least for a while. */
const stoodThere = sql`${updates.plant_id} is null and exists (select from ${plant_places} here
  where here.plant_id = ${plants.id} and here.space_id = ${updates.space_id} and here.since <= ${day}
    and not exists (select from ${plant_places} next where next.plant_id = here.plant_id and next.since > here.since and next.since < ${day}))`

/** What was dosed on these plants or in the space around them, by the interval that its grower wrote down of the product. */
export const doseHolds: HarvestHolds = async ({ db }, of) => {
  const rows = await db
    .select({ happened_at: updates.happened_at, product: update_doses.name, days: withholding, plant: plants })
    .from(update_doses)
    .innerJoin(stuffs, eq(stuffs.id, update_doses.stuff_id))
    .innerJoin(updates, and(eq(updates.id, update_doses.update_id), isNull(updates.deleted_at)))
    .innerJoin(plants, and(or(eq(plants.id, updates.plant_id), stoodThere), isNull(plants.deleted_at)))
    .where(
      and(
        'plant_ids' in of ? inArray(plants.id, of.plant_ids) : eq(plants.created_by, of.created_by),
        sql`${withholding} > 0`,
      ),
    )
  return rows.map(({ happened_at, ...treatment }) => holdOf({ ...treatment, on: dayKey(happened_at) }))
}
