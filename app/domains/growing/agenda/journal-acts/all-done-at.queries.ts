import { and, desc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import type { Context } from '#platform/context.ts'
import { momentOn } from '../calendar/agenda-days.model.ts'
import { livingFor, plantsOf } from '../tasks/task-places.queries.ts'
import { type Task, task_acts } from '../tasks/tasks.table.ts'
import { kindsThatDo } from './closed-kinds.model.ts'

/**
 * The time of the last of the acts once every living plant has one, else null. `but`: computed as if the task date with
 * this id were not done.
 */
export async function allDoneAt(tx: Context, task: Task, from: string, but = -1): Promise<Date | null> {
  if (!task.kind) return null
  const { kinds, own } = kindsThatDo(task.kind)
  const [before] = await tx.db
    .select({ done_at: task_acts.done_at })
    .from(task_acts)
    .where(and(eq(task_acts.task_id, task.id), isNotNull(task_acts.done_at), ne(task_acts.id, but)))
    .orderBy(desc(task_acts.done_at))
    .limit(1)
  const ownKind = own
    ? sql`u.activity_type_id in (select t.id from activity_types t where t.created_by = ${task.created_by}
        and (t.watering or not ${own.watering}) and (t.feeding or not ${own.feeding}))`
    : sql`u.activity_type_id = ${task.activity_type_id}`
  const { rows } = await tx.db.execute<{ missing: number; last: Date | null }>(sql`
    select count(*) filter (where had.at is null)::int as missing, max(had.at) as last
    from ${plants} left join lateral (
      select max(u.happened_at) as at from updates u
      where u.plant_id = plants.id and u.deleted_at is null and u.happened_at >= ${momentOn(from).toISOString()}::timestamptz
        and u.happened_at > ${(before?.done_at ?? new Date(0)).toISOString()}::timestamptz
        and ((u.kind <> 'propria' and u.kind = any(${sql.param(kinds)}::text[])) or (u.kind = 'propria' and ${ownKind}))
    ) had on true where ${plantsOf(task)} and ${livingFor(task)}`)
  const [{ missing, last } = { missing: 1, last: null }] = rows
  return missing === 0 && last ? new Date(last) : null
}
