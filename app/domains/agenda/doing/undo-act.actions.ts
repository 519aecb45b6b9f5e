import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { plants } from '#domains/garden/plants/plants.table.ts'
import { removeUpdate } from '#domains/journal/index.ts'
import { updates } from '#domains/journal/updates/updates.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { reopenDate } from '../tasks/task-dates.actions.ts'
import { isAboutTask } from '../tasks/task-places.queries.ts'
import { findOwnTask } from '../tasks/tasks.queries.ts'
import type { TaskUndo } from '../tasks/tasks.schemas.ts'
import { type Task, type TaskAct, task_acts, tasks } from '../tasks/tasks.table.ts'

/**
 * 'Desfazer': the date is due again. An act written by 'feito' is deleted; one that was logged separately stays in the
 * journal.
 */
export const undoAct = (ctx: Context, { task_id, act_id }: TaskUndo) =>
  ctx.transaction(async (tx) => {
    const { task } = await findOwnTask(tx, task_id)
    const act = await actOf(tx, task_id, act_id)
    if (act.wrote) await takeBack(tx, task, act)
    await tx.db.select({ id: tasks.id }).from(tasks).where(eq(tasks.id, task_id)).for('update')
    // Deleting the journal rows has reopened it, unless they were deleted before.
    const [left] = await tx.db.select().from(task_acts).where(eq(task_acts.id, act_id))
    if (left) await reopenDate(tx, left)
  })

async function actOf({ db }: Context, task_id: number, act_id: number): Promise<TaskAct> {
  const [act] = await db
    .select()
    .from(task_acts)
    .where(and(eq(task_acts.id, act_id), eq(task_acts.task_id, task_id)))
  if (!act) throw new AppError('not_found', 'Isso já foi desfeito.')
  return act
}

/** The journal rows of this task: one tap may have completed tasks of other places with the same act. */
async function takeBack(tx: Context, { id: task_id, created_by }: Task, { act_key }: TaskAct) {
  const rows = await tx.db
    .select({ id: updates.id, plant_id: updates.plant_id })
    .from(updates)
    .innerJoin(tasks, eq(tasks.id, task_id))
    .where(
      and(
        eq(updates.created_by, created_by),
        eq(updates.act_key, act_key ?? sql`null`),
        isAboutTask,
        isNull(updates.deleted_at),
      ),
    )
    .orderBy(asc(updates.plant_id))
  // Plants before tasks: the lock order of every act.
  await lockPlants(
    tx,
    rows.flatMap((row) => row.plant_id ?? []),
  )
  for (const { id } of rows) await removeUpdate(tx, { id })
}

const lockPlants = ({ db }: Context, ids: number[]) =>
  db.select({ id: plants.id }).from(plants).where(inArray(plants.id, ids)).orderBy(asc(plants.id)).for('update')
