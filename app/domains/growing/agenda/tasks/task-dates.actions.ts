import { and, count, eq, gt, gte } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { dueOn, endOf } from '../calendar/agenda-days.model.ts'
import { nextDay } from '../recurrence/next-day.model.ts'
import { storedRule } from '../recurrence/rule.model.ts'
import { type Task, type TaskAct, task_acts, tasks } from './tasks.table.ts'

type Act = { done_at: Date | null; act_key?: string | null; wrote?: boolean }

/**
 * Marks the date of a locked task as done (or skipped: no `done_at`) and computes the next one from that day; returns
 * the act's id, null when the date was done before. Skipping counts from the date or from today, whichever is later.
 */
export async function closeDate(
  tx: Context,
  task: Task,
  { done_at, act_key = null, wrote = false }: Act,
): Promise<number | null> {
  const [noted] = await tx.db
    .insert(task_acts)
    .values({
      task_id: task.id,
      planned_at: task.due_at,
      done_at,
      act_key,
      wrote,
      created_by: task.created_by,
      created_at: tx.now(),
    })
    .onConflictDoNothing({ target: [task_acts.task_id, task_acts.planned_at] })
    .returning({ id: task_acts.id })
  if (!noted) return null
  const planned = dayKey(task.due_at)
  const skipped = dayKey(tx.now()) > planned ? dayKey(tx.now()) : planned
  await moveTo(tx, task, await dateAfter(tx, task, { planned, acted: done_at ? dayKey(done_at) : skipped }))
  return noted.id
}

/** Changes the day on which the last date of a locked task was done; the next one is recomputed from it. */
export const moveDone = async (
  tx: Context,
  task: Task,
  { planned_at, done_at }: { planned_at: Date; done_at: Date },
) => {
  await moveTo(tx, task, await dateAfter(tx, task, { planned: dayKey(planned_at), acted: dayKey(done_at) }))
}

async function dateAfter(tx: Context, { id, rrule, exdates }: Task, acted: { planned: string; acted: string }) {
  if (!rrule) return null
  const rule = storedRule(rrule)
  const left_out = [...exdates, ...(await pastDaysAfter(tx, id, acted.planned))]
  return nextDay(rule, { ...acted, exdates: left_out, times: rule.count ? await timesOf(tx, id) : 1 })
}

/** Later days that are already in the task's history (its date was set back): none is scheduled twice. */
async function pastDaysAfter({ db }: Context, task_id: number, planned: string) {
  const later = and(eq(task_acts.task_id, task_id), gte(task_acts.planned_at, endOf(planned)))
  const rows = await db.select({ planned_at: task_acts.planned_at }).from(task_acts).where(later)
  return rows.map(({ planned_at }) => dayKey(planned_at))
}

/** How many dates of a task are past. */
async function timesOf({ db }: Context, task_id: number) {
  const [row] = await db.select({ times: count() }).from(task_acts).where(eq(task_acts.task_id, task_id))
  return row?.times ?? 0
}

/** null: that was the last date, the task is closed. */
const moveTo = (tx: Context, task: Task, next: string | null) =>
  tx.db
    .update(tasks)
    .set({
      ...(next ? { due_at: dueOn(next, task) } : { closed_at: tx.now() }),
      snoozed_until: null,
      updated_at: tx.now(),
    })
    .where(eq(tasks.id, task.id))

/** Undoes an act: its date is due again, unless later ones were done meanwhile. The task is locked. */
export async function reopenDate(tx: Context, { id, task_id, planned_at }: TaskAct) {
  await tx.db.delete(task_acts).where(eq(task_acts.id, id))
  const [later] = await tx.db
    .select({ id: task_acts.id })
    .from(task_acts)
    .where(and(eq(task_acts.task_id, task_id), gt(task_acts.id, id)))
    .limit(1)
  if (later) return
  await tx.db
    .update(tasks)
    .set({ due_at: planned_at, closed_at: null, snoozed_until: null, updated_at: tx.now() })
    .where(eq(tasks.id, task_id))
}
