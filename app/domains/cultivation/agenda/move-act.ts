import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import { updates } from '../updates/updates.table.ts'
import { moveDone } from './advance.ts'
import { isAboutTask } from './task-places.ts'
import { task_acts, tasks } from './tasks.table.ts'

type Changed = { act_key: string; plant_id: number | null }

/**
 * The moment of an act was mended: the tasks that it did were done then, and what follows is counted from that day. Of an
 * act on many plants, a plant's task goes by its own plant, a space's or plan's by the last of those there.
 */
export async function moveActs(tx: Context, { act_key, plant_id }: Changed) {
  const done = await tx.db
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
  for (const { act, task } of done) {
    const done_at = await lastOf(tx, act_key, task.id)
    if (!act.done_at || !done_at || done_at.getTime() === act.done_at.getTime()) continue
    // Never noted before it was done: the agenda looks for what was noted since its first day.
    const created_at = new Date(Math.max(act.created_at.getTime(), done_at.getTime()))
    await tx.db.update(task_acts).set({ done_at, created_at }).where(eq(task_acts.id, act.id))
    // Closed stays closed. The same day counts to the same dates; what was done since then counts from its own day.
    if (task.closed_at || dayKey(done_at) === dayKey(act.done_at) || (await doneSince(tx, act))) continue
    await moveDone(tx, task, { planned_at: act.planned_at, done_at })
  }
}

async function lastOf({ db }: Context, act_key: string, task_id: number) {
  const [row] = await db
    .select({ at: sql<string | null>`max(${updates.happened_at})` })
    .from(updates)
    .innerJoin(tasks, eq(tasks.id, task_id))
    .where(and(eq(updates.act_key, act_key), isNull(updates.deleted_at), isAboutTask))
  return row?.at ? new Date(row.at) : null
}

async function doneSince({ db }: Context, { id, task_id }: { id: number; task_id: number }) {
  const later = and(eq(task_acts.task_id, task_id), gt(task_acts.id, id))
  return (await db.select({ id: task_acts.id }).from(task_acts).where(later).limit(1)).length > 0
}
