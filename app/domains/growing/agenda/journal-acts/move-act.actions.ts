import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { type Update, updates } from '#domains/garden/journal/updates/updates.table.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { firstDayFor } from '../calendar/agenda-days.model.ts'
import { moveDone, reopenDate } from '../tasks/task-dates.actions.ts'
import { isAboutTask } from '../tasks/task-places.queries.ts'
import { type Task, type TaskAct, task_acts, tasks } from '../tasks/tasks.table.ts'
import { lockTasksHere } from '../tasks/tasks-here.queries.ts'
import { allDoneAt } from './all-done-at.queries.ts'
import { closeTasks } from './close-tasks.actions.ts'
import { datesCompletedBy } from './dates-completed-by.queries.ts'

type Changed = { update_id: number; was_at: Date }
type Done = { act: TaskAct; task: Task }

/**
 * Handles a corrected time of an act. Dates that it still completes were done at the new time, and the next ones are
 * recomputed from it; dates that it no longer completes are due again; and it completes what a new act at that time
 * would.
 */
export async function moveActs(tx: Context, { update_id, was_at }: Changed) {
  const [line] = await tx.db.select().from(updates).where(eq(updates.id, update_id))
  if (!line || line.happened_at.getTime() === was_at.getTime()) return
  const asNew = postedAs(line)
  await lockTasksHere(tx, asNew)
  for (const done of await doneBy(tx, line)) {
    if (await stillCompletes(tx, line, done)) await moveDate(tx, line, done)
    else await reopenDate(tx, done.act)
  }
  if (dayKey(line.happened_at) === dayKey(was_at)) return
  for (const done of await datesCompletedBy(tx, line, was_at))
    if (!(await stillCompletes(tx, line, done))) await reopenDate(tx, done.act)
  await closeTasks(tx, asNew)
}

/** One journal row as an act of its own. */
const postedAs = ({ id, act_key, kind, activity_type_id, plant_id, space_id, created_by, happened_at }: Update) => ({
  act_key,
  kind,
  activity_type_id,
  update_ids: [id],
  plants: plant_id ? [{ id: plant_id, created_by }] : [],
  space_ids: space_id ? [space_id] : [],
  about_space: !plant_id,
  happened_at,
})

/**
 * Task dates completed by the row's act: for an act on many plants, a plant's task matches its own plant, tasks of
 * spaces and plans match all.
 */
const doneBy = ({ db }: Context, { act_key, plant_id }: Update): Promise<Done[]> =>
  db
    .select({ act: task_acts, task: tasks })
    .from(task_acts)
    .innerJoin(tasks, eq(tasks.id, task_acts.task_id))
    .where(
      and(
        eq(task_acts.act_key, act_key),
        or(isNull(tasks.plant_id), plant_id ? eq(tasks.plant_id, plant_id) : undefined),
      ),
    )
    .orderBy(asc(tasks.id))
    .for('update')

/** 'Feito' names its date explicitly, so it always matches; dates followed by later acts are not reopened. */
async function stillCompletes(tx: Context, { happened_at }: Update, { act, task }: Done) {
  const from = firstDayFor({ ...task, due_at: act.planned_at })
  if (act.wrote || dayKey(happened_at) >= from || (await doneSince(tx, act))) return true
  return !task.plant_id && (await allDoneAt(tx, task, from, act.id)) !== null
}

async function moveDate(tx: Context, { act_key }: Update, { act, task }: Done) {
  const done_at = await lastOf(tx, act_key, task.id)
  if (!act.done_at || !done_at || done_at.getTime() === act.done_at.getTime()) return
  // `created_at` is never before `done_at`: the agenda filters by creation since the first day.
  const created_at = new Date(Math.max(act.created_at.getTime(), done_at.getTime()))
  await tx.db.update(task_acts).set({ done_at, created_at }).where(eq(task_acts.id, act.id))
  // A closed task stays closed. The same day yields the same next date; later acts determine the next date themselves.
  if (task.closed_at || dayKey(done_at) === dayKey(act.done_at) || (await doneSince(tx, act))) return
  await moveDone(tx, task, { planned_at: act.planned_at, done_at })
}

async function lastOf({ db }: Context, act_key: string, task_id: number) {
  const [row] = await db
    .select({ at: sql<string | null>`max(${updates.happened_at})` })
    .from(updates)
    .innerJoin(tasks, eq(tasks.id, task_id))
    .where(and(eq(updates.act_key, act_key), isNull(updates.deleted_at), isAboutTask))
  return row?.at ? new Date(row.at) : null
}

async function doneSince({ db }: Context, { id, task_id }: TaskAct) {
  const later = and(eq(task_acts.task_id, task_id), gt(task_acts.id, id))
  return (await db.select({ id: task_acts.id }).from(task_acts).where(later).limit(1)).length > 0
}
