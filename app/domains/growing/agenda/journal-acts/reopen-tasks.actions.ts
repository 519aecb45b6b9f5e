import { and, asc, eq } from 'drizzle-orm'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
import type { Context } from '#platform/context.ts'
import { firstDayFor } from '../calendar/agenda-days.model.ts'
import { reopenDate } from '../tasks/task-dates.actions.ts'
import { isAboutTask } from '../tasks/task-places.queries.ts'
import { task_acts, tasks } from '../tasks/tasks.table.ts'
import { allDoneAt } from './all-done-at.queries.ts'
import { datesCompletedBy } from './dates-completed-by.queries.ts'

/** A journal row was deleted: the task dates that it completed on its plant or place are due again. */
export async function reopenTasks(tx: Context, { act_key, update_id }: { act_key: string; update_id: number }) {
  const acts = await tx.db
    .select({ act: task_acts })
    .from(task_acts)
    .innerJoin(tasks, eq(tasks.id, task_acts.task_id))
    .innerJoin(updates, eq(updates.id, update_id))
    .where(and(eq(task_acts.act_key, act_key), isAboutTask))
    .orderBy(asc(tasks.id))
    .for('update')
  for (const { act } of acts) await reopenDate(tx, act)
  const [line] = await tx.db.select().from(updates).where(eq(updates.id, update_id))
  if (!line) return
  for (const { act, task } of await datesCompletedBy(tx, line, line.happened_at)) {
    const from = firstDayFor({ ...task, due_at: act.planned_at })
    if (!(await allDoneAt(tx, task, from, act.id))) await reopenDate(tx, act)
  }
}
