import { and, asc, eq, gte, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { type Update, updates } from '../updates/updates.table.ts'
import { firstDayFor } from './agenda-days.model.ts'
import { allHadIt } from './all-had-it.queries.ts'
import { kindsClosedBy } from './closed-kinds.queries.ts'
import { reopenDate } from './task-dates.actions.ts'
import { isAboutTask } from './task-places.queries.ts'
import { task_acts, tasks } from './tasks.table.ts'

/** A line of an act is gone: what it did is due again, of the tasks that are about its plant or place. */
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
  for (const { act, task } of await finishedWith(tx, line, line.happened_at)) {
    const from = firstDayFor({ ...task, due_at: act.planned_at })
    if (!(await allHadIt(tx, task, from, act.id))) await reopenDate(tx, act)
  }
}

/** Spaces' and plans' tasks whose last date this line, of another act than the last, helped to finish at that moment; locked. */
export async function finishedWith(tx: Context, line: Update, at: Date) {
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
