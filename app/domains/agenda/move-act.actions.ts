import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { type Update, updates } from '#domains/journal/updates/updates.table.ts'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { firstDayFor } from './agenda-days.model.ts'
import { allHadIt } from './all-had-it.queries.ts'
import { closeTasks } from './close-tasks.actions.ts'
import { finishedWith } from './finished-with.queries.ts'
import { moveDone, reopenDate } from './task-dates.actions.ts'
import { isAboutTask } from './task-places.queries.ts'
import { type Task, type TaskAct, task_acts, tasks } from './tasks.table.ts'
import { lockTasksHere } from './tasks-here.queries.ts'

type Changed = { update_id: number; was_at: Date }
type Done = { act: TaskAct; task: Task }

/**
 * The moment of an act was mended. Where it still answers the tasks that it did, they were done then, and what follows is
 * counted from that day; where it no longer does, their date is due again; and it does what an act on that day would do.
 */
export async function moveActs(tx: Context, { update_id, was_at }: Changed) {
  const [line] = await tx.db.select().from(updates).where(eq(updates.id, update_id))
  if (!line || line.happened_at.getTime() === was_at.getTime()) return
  const asNew = postedAs(line)
  await lockTasksHere(tx, asNew)
  for (const done of await doneBy(tx, line)) {
    if (await answersStill(tx, line, done)) await moveDate(tx, line, done)
    else await reopenDate(tx, done.act)
  }
  if (dayKey(line.happened_at) === dayKey(was_at)) return
  for (const done of await finishedWith(tx, line, was_at))
    if (!(await answersStill(tx, line, done))) await reopenDate(tx, done.act)
  await closeTasks(tx, asNew)
}

/** One line as an act of its own. */
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

/** What the line's act did: of an act on many plants, a plant's task goes by its own plant, the others' by all of them. */
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

/** 'Feito' was said of its date, whenever it was; and what was done since then is not taken back. */
async function answersStill(tx: Context, { happened_at }: Update, { act, task }: Done) {
  const from = firstDayFor({ ...task, due_at: act.planned_at })
  if (act.wrote || dayKey(happened_at) >= from || (await doneSince(tx, act))) return true
  return !task.plant_id && (await allHadIt(tx, task, from, act.id)) !== null
}

async function moveDate(tx: Context, { act_key }: Update, { act, task }: Done) {
  const done_at = await lastOf(tx, act_key, task.id)
  if (!act.done_at || !done_at || done_at.getTime() === act.done_at.getTime()) return
  // Never noted before it was done: the agenda looks for what was noted since its first day.
  const created_at = new Date(Math.max(act.created_at.getTime(), done_at.getTime()))
  await tx.db.update(task_acts).set({ done_at, created_at }).where(eq(task_acts.id, act.id))
  // Closed stays closed. The same day counts to the same dates; what was done since then counts from its own day.
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
