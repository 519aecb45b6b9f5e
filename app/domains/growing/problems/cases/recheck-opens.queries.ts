import { and, eq, inArray, isNull } from 'drizzle-orm'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import type { TaskOpens } from '#domains/growing/agenda/tasks/tasks.schemas.ts'
import type { Context } from '#platform/context.ts'
import { problem_cases, problem_entries } from './cases.table.ts'

/** A re-check is about its case: what is seen is noted there. */
export async function recheckOpens({ db }: Context, task_ids: number[]): Promise<Map<number, TaskOpens>> {
  const rows = await db
    .select({ task_id: problem_entries.task_id, case_id: problem_cases.id, slug: plants.slug })
    .from(problem_entries)
    .innerJoin(problem_cases, and(eq(problem_cases.id, problem_entries.case_id), isNull(problem_cases.deleted_at)))
    .innerJoin(plants, eq(plants.id, problem_cases.plant_id))
    .where(and(inArray(problem_entries.task_id, task_ids), isNull(problem_entries.deleted_at)))
  return new Map(
    rows.flatMap(({ task_id, case_id, slug }) =>
      task_id ? [[task_id, { label: 'Ver o caso', to: `/cultivo/planta/${slug}/problemas/${case_id}` }]] : [],
    ),
  )
}
