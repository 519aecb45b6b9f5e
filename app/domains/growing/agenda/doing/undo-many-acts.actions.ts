import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { TasksUndo } from '../tasks/tasks.schemas.ts'
import { task_acts, tasks } from '../tasks/tasks.table.ts'
import { undoActs } from './undo-act.actions.ts'

/** 'Desfazer' of what one tap did to many tasks: all or none. What has been undone meanwhile is left out. */
export const undoManyActs = (ctx: Context, { act_ids }: TasksUndo) =>
  ctx.transaction(async (tx) => {
    const acted = await tx.db
      .select({ act: task_acts, task: { id: tasks.id, created_by: tasks.created_by } })
      .from(task_acts)
      .innerJoin(tasks, eq(tasks.id, task_acts.task_id))
      .where(and(inArray(task_acts.id, act_ids), eq(tasks.created_by, signedIn(tx).id), isNull(tasks.deleted_at)))
      .orderBy(asc(task_acts.id))
    if (!acted.length) throw new AppError('not_found', 'Isso já foi desfeito.')
    await undoActs(tx, acted)
    return { undone: acted.length }
  })
