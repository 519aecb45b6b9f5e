import { sql } from 'drizzle-orm'
import type { Measures, MetricName } from '#domains/garden/journal/activities/metric.kinds.ts'
import type { Context } from '#platform/context.ts'
import type { Task } from '../tasks/tasks.table.ts'
import { newestMeasures } from './last-values.queries.ts'

/** Fields that a task shows at first when nothing was measured for it yet. */
const AT_FIRST = 2

/**
 * Of the optional metrics of its activity those that the task is about: what was noted when it was last done, else when
 * the activity was last logged at its place, else the first two.
 */
export async function askedMetrics({ db }: Context, task: Task, optional: readonly MetricName[]) {
  if (!optional.length) return []
  const { rows } = await db.execute<{ done: Measures | null; logged: Measures | null }>(sql`
    select (select u.measures from task_acts a join updates u on u.act_key = a.act_key and u.created_by = tasks.created_by
        where a.task_id = tasks.id and u.deleted_at is null order by a.id desc limit 1) as done,
      ${newestMeasures} as logged
    from tasks where id = ${task.id}`)
  const measured = (measures: Measures | null | undefined) => optional.filter((name) => measures?.[name])
  const [done, logged] = [measured(rows[0]?.done), measured(rows[0]?.logged)]
  if (done.length) return done
  return logged.length ? logged : optional.slice(0, AT_FIRST)
}
