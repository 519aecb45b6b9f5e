import { and, asc, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import type { ActPosted } from '../cultivation.events.ts'
import { firstDayFor } from './agenda-days.model.ts'
import { allHadIt } from './all-had-it.queries.ts'
import { kindsClosedBy } from './closed-kinds.queries.ts'
import { closeDate } from './task-dates.actions.ts'
import { type Task, tasks } from './tasks.table.ts'

/**
 * Logging an act does the tasks that it answers, in the same transaction. A task of the same activity (waterings and
 * feedings by their flags) on one of its plants is done when the act falls on its date, later, or at most half an
 * interval before. A space's or plan's task is done when every living plant of it has had such an act since the task
 * was last done, or when the act is on the space itself. The day of the act is what the next date counts from.
 */
export async function closeTasks(tx: Context, act: ActPosted) {
  for (const task of await answered(tx, act)) {
    const from = firstDayFor(task)
    if (dayKey(act.happened_at) < from) continue
    const done_at = task.plant_id || act.about_space ? act.happened_at : await allHadIt(tx, task, from)
    if (done_at) await closeDate(tx, task, { done_at, act_key: act.act_key })
  }
}

/** Tasks of the act's kinds where it happened. */
async function isHere(
  tx: Context,
  { kind, activity_type_id, plants: on, space_ids, about_space }: ActPosted,
): Promise<SQL | undefined> {
  const kinds = await kindsClosedBy(tx, { kind, activity_type_id })
  const ids = sql.param(on.map(({ id }) => id))
  const spaces = sql.param(space_ids)
  // Arrays, not subqueries: each side of an `or` takes its own index then, however many tasks others have.
  const here = about_space
    ? sql`(tasks.space_id = any(${spaces}::int[]) or tasks.plan_id = any(array(select f.plan_id from plan_spaces f where f.space_id = any(${spaces}::int[]))))`
    : sql`(tasks.plant_id = any(${ids}::int[]) or tasks.space_id = any(${spaces}::int[])
        or tasks.plan_id = any(array(select f.plan_id from plan_plants f where f.plant_id = any(${ids}::int[]))))`
  return and(
    here,
    inArray(tasks.kind, kinds),
    or(sql`${tasks.kind} <> 'propria'`, sql`${tasks.activity_type_id} = ${activity_type_id}`),
    isNull(tasks.deleted_at),
  )
}

/** All that an act could close or open, locked in order before several statements touch some of it. */
export const lockTasksHere = async (tx: Context, act: ActPosted) =>
  tx.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(await isHere(tx, act))
    .orderBy(asc(tasks.id))
    .for('update')

/** The open ones, locked in order; none that this act has done already. */
async function answered(tx: Context, act: ActPosted): Promise<Task[]> {
  const doneAlready = sql`exists (select from task_acts a where a.task_id = tasks.id and a.act_key = ${act.act_key})`
  return tx.db
    .select()
    .from(tasks)
    .where(and(await isHere(tx, act), isNull(tasks.closed_at), not(doneAlready)))
    .orderBy(asc(tasks.id))
    .for('update')
}
