import { and, asc, inArray, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { ActPosted } from '#domains/garden/journal/journal.events.ts'
import type { Context } from '#platform/context.ts'
import { kindsClosedBy } from '../journal-acts/closed-kinds.queries.ts'
import { type Task, tasks } from './tasks.table.ts'

/** Tasks of the act's kinds at its place. */
async function atPlaceOf(
  tx: Context,
  { kind, activity_type_id, plants: on, space_ids, about_space }: ActPosted,
): Promise<SQL | undefined> {
  const kinds = await kindsClosedBy(tx, { kind, activity_type_id })
  const ids = sql.param(on.map(({ id }) => id))
  const spaces = sql.param(space_ids)
  // Arrays, not subqueries, so that each side of an `or` uses its own index, however many tasks other users have.
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

/** Locks every task that the act could close or reopen, in id order, before several statements update some of them. */
export const lockTasksHere = async (tx: Context, act: ActPosted) =>
  tx.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(await atPlaceOf(tx, act))
    .orderBy(asc(tasks.id))
    .for('update')

/**
 * The open ones, locked in order; without those that this act has completed already. A note completes none: it may be of
 * anything.
 */
export async function openTasksHere(tx: Context, act: ActPosted): Promise<Task[]> {
  if (act.kind === 'nota') return []
  const doneAlready = sql`exists (select from task_acts a where a.task_id = tasks.id and a.act_key = ${act.act_key})`
  return tx.db
    .select()
    .from(tasks)
    .where(and(await atPlaceOf(tx, act), isNull(tasks.closed_at), not(doneAlready)))
    .orderBy(asc(tasks.id))
    .for('update')
}
