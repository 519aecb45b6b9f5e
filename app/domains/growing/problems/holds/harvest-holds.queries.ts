import { and, eq, gt, inArray, isNull } from 'drizzle-orm'
import { holdOf } from '#domains/garden/garden/harvest-holds/harvest-hold.model.ts'
import type { HarvestHolds } from '#domains/garden/garden/index.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { problem_cases, problem_entries } from '../cases/cases.table.ts'

/** What these plants were treated with that has a safety interval, however the case ended. */
export const harvestHolds: HarvestHolds = async ({ db }, of) => {
  const rows = await db
    .select({ entry: problem_entries, plant: plants })
    .from(problem_entries)
    .innerJoin(problem_cases, and(eq(problem_cases.id, problem_entries.case_id), isNull(problem_cases.deleted_at)))
    .innerJoin(plants, and(eq(plants.id, problem_cases.plant_id), isNull(plants.deleted_at)))
    .where(
      and(
        'plant_ids' in of ? inArray(plants.id, of.plant_ids) : eq(plants.created_by, of.created_by),
        gt(problem_entries.safety_days, 0),
        isNull(problem_entries.deleted_at),
      ),
    )
  return rows.map(({ entry, plant }) =>
    holdOf({ plant, on: entry.on, days: entry.safety_days ?? 0, product: entry.product }),
  )
}
