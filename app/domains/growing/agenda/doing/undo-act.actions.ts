import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { removeUpdate } from '#domains/garden/journal/index.ts'
import { updates } from '#domains/garden/journal/updates/updates.table.ts'
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
    await undoActs(tx, [{ task, act: await actOf(tx, task_id, act_id) }])
  })

type Acted = { task: Pick<Task, 'id' | 'created_by'>; act: TaskAct }

/** The acts of own tasks, inside a transaction. */
export async function undoActs(tx: Context, acted: Acted[]) {
  const lines = await linesOf(tx, acted)
  // Plants before tasks: the lock order of every act.
  await lockPlants(
    tx,
    [...lines.values()].flatMap((plant_id) => plant_id ?? []),
  )
  for (const id of lines.keys()) await removeUpdate(tx, { id })
  const task_ids = acted.map(({ task }) => task.id)
  await tx.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(inArray(tasks.id, task_ids))
    .orderBy(asc(tasks.id))
    .for('update')
  // Deleting the journal rows has reopened them, unless those were deleted before.
  const act_ids = acted.map(({ act }) => act.id)
  const left = await tx.db.select().from(task_acts).where(inArray(task_acts.id, act_ids)).orderBy(desc(task_acts.id))
  for (const act of left) await reopenDate(tx, act)
}

async function actOf({ db }: Context, task_id: number, act_id: number): Promise<TaskAct> {
  const [act] = await db
    .select()
    .from(task_acts)
    .where(and(eq(task_acts.id, act_id), eq(task_acts.task_id, task_id)))
  if (!act) throw new AppError('not_found', 'Isso já foi desfeito.')
  return act
}

/**
 * The journal rows that 'feito' wrote for these tasks, each with its plant: one tap may have completed tasks of other
 * places with the same act, and several tasks with the same row.
 */
async function linesOf({ db }: Context, acted: Acted[]) {
  const lines = new Map<number, number | null>()
  for (const { task, act } of acted.filter(({ act }) => act.wrote)) {
    const rows = await db
      .select({ id: updates.id, plant_id: updates.plant_id })
      .from(updates)
      .innerJoin(tasks, eq(tasks.id, task.id))
      .where(
        and(
          eq(updates.created_by, task.created_by),
          eq(updates.act_key, act.act_key ?? sql`null`),
          isAboutTask,
          isNull(updates.deleted_at),
        ),
      )
      .orderBy(asc(updates.plant_id))
    for (const { id, plant_id } of rows) lines.set(id, plant_id)
  }
  return lines
}

const lockPlants = ({ db }: Context, ids: number[]) =>
  db.select({ id: plants.id }).from(plants).where(inArray(plants.id, ids)).orderBy(asc(plants.id)).for('update')
