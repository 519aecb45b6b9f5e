import { and, asc, eq, gte, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { type Update, updates } from '#domains/garden/journal/updates/updates.table.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { firstDayFor } from '../calendar/agenda-days.model.ts'
import { isAboutTask } from '../tasks/task-places.queries.ts'
import { task_acts, tasks } from '../tasks/tasks.table.ts'
import { kindsClosedBy } from './closed-kinds.queries.ts'

/**
 * The last task dates of spaces and plans to whose completion this journal row contributed while its time was `at`,
 * though another act completed them; locked.
 */
export async function datesCompletedBy(tx: Context, line: Update, at: Date) {
  if (!line.plant_id) return []
  const rows = await tx.db
    .select({ act: task_acts, task: tasks })
    .from(tasks)
    .innerJoin(updates, eq(updates.id, line.id))
    .innerJoin(task_acts, eq(task_acts.task_id, tasks.id))
    .where(
      and(
        isAboutTask,
        isNull(tasks.plant_id),
        isNull(tasks.deleted_at),
        inArray(tasks.kind, await kindsClosedBy(tx, line)),
        or(ne(tasks.kind, 'propria'), sql`tasks.activity_type_id = ${line.activity_type_id}`),
        isNotNull(task_acts.done_at),
        isNotNull(task_acts.act_key),
        eq(task_acts.wrote, false),
        ne(task_acts.act_key, updates.act_key),
        gte(task_acts.done_at, at),
        sql`not exists (select from task_acts a where a.task_id = tasks.id and a.id > ${task_acts.id})`,
      ),
    )
    .orderBy(asc(tasks.id))
    .for('update')
  return rows.filter(({ act, task }) => dayKey(at) >= firstDayFor({ ...task, due_at: act.planned_at }))
}
