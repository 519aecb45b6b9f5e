import { and, asc, eq, sql } from 'drizzle-orm'
import { activityOf } from '#domains/garden/journal/activities/activity.kinds.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { storedRule } from '../recurrence/rule.model.ts'
import { ruleWords } from '../recurrence/rule.words.ts'
import { isOpen, selectTasks } from './tasks.queries.ts'
import type { PlantTasks, PlantTasksFilter } from './tasks.schemas.ts'
import { tasks } from './tasks.table.ts'

/** What is still to be done on these plants. Of plants of others nothing: tasks are their grower's alone. */
export async function listPlantTasks(ctx: Context, { plant_ids }: PlantTasksFilter): Promise<PlantTasks> {
  const rows = await selectTasks(ctx)
    .where(
      and(eq(tasks.created_by, signedIn(ctx).id), sql`${tasks.plant_id} = any(${sql.param(plant_ids)}::int[])`, isOpen),
    )
    .orderBy(asc(tasks.due_at), asc(tasks.id))
    .limit(200)
  const data = rows.flatMap(({ task, plant }) =>
    plant
      ? [
          {
            task_id: task.id,
            title: task.title,
            plant: { id: plant.id, slug: plant.slug, name: plant.name },
            due_on: dayKey(task.due_at),
            words: task.rrule ? ruleWords(storedRule(task.rrule)) : '',
            after_harvest:
              task.kind !== null && activityOf(task.kind)?.group === 'colheita' && task.kind !== 'colheita',
          },
        ]
      : [],
  )
  return { data }
}
