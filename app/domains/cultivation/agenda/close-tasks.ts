import { and, asc, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { dayKey } from '#shared/dates.ts'
import type { ActPosted } from '../cultivation.events.ts'
import { plants } from '../plants/plants.table.ts'
import { updates } from '../updates/updates.table.ts'
import { closeDate, reopenDate } from './advance.ts'
import { momentOn } from './agenda-days.ts'
import { kindsClosedBy, kindsThatDo } from './closed-kinds.ts'
import { addDays, earlyDays } from './recurrence/next-day.ts'
import { storedRule } from './recurrence/rule.ts'
import { isAboutTask, livingFor, plantsOf } from './task-places.ts'
import { type Task, task_acts, tasks } from './tasks.table.ts'

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

/** A line of an act is gone: what it did is due again, of the tasks that are about its plant or place. */
export async function reopenTasks(tx: Context, { act_key, update_id }: { act_key: string; update_id: number }) {
  const acts = await tx.db
    .select({ act: task_acts })
    .from(task_acts)
    .innerJoin(tasks, eq(tasks.id, task_acts.task_id))
    .innerJoin(updates, eq(updates.id, update_id))
    .where(and(eq(task_acts.act_key, act_key), isAboutTask))
    .orderBy(asc(tasks.id))
    .for('update')
  for (const { act } of acts) await reopenDate(tx, act)
}

const firstDayFor = ({ rrule, due_at }: Task) => {
  const planned = dayKey(due_at)
  return addDays(planned, -earlyDays(rrule ? storedRule(rrule) : null, planned))
}

/** Open tasks of the act's kinds where it happened, locked in order; none that this act has done already. */
async function answered(
  tx: Context,
  { kind, activity_type_id, plants: on, space_ids, about_space, act_key }: ActPosted,
): Promise<Task[]> {
  const kinds = await kindsClosedBy(tx, { kind, activity_type_id })
  const ids = sql.param(on.map(({ id }) => id))
  const spaces = sql.param(space_ids)
  // Arrays, not subqueries: each side of an `or` takes its own index then, however many tasks others have.
  const here = about_space
    ? sql`(tasks.space_id = any(${spaces}::int[]) or tasks.plan_id = any(array(select f.plan_id from plan_spaces f where f.space_id = any(${spaces}::int[]))))`
    : sql`(tasks.plant_id = any(${ids}::int[]) or tasks.space_id = any(${spaces}::int[])
        or tasks.plan_id = any(array(select f.plan_id from plan_plants f where f.plant_id = any(${ids}::int[]))))`
  return tx.db
    .select()
    .from(tasks)
    .where(
      and(
        here,
        inArray(tasks.kind, kinds),
        or(sql`${tasks.kind} <> 'propria'`, sql`${tasks.activity_type_id} = ${activity_type_id}`),
        isNull(tasks.closed_at),
        isNull(tasks.deleted_at),
        sql`not exists (select from task_acts a where a.task_id = tasks.id and a.act_key = ${act_key})`,
      ),
    )
    .orderBy(asc(tasks.id))
    .for('update')
}

/** The moment of the last of the acts when no living plant is without one; else nothing. */
async function allHadIt(tx: Context, task: Task, from: string): Promise<Date | null> {
  if (!task.kind) return null
  const { kinds, own } = kindsThatDo(task.kind)
  const [before] = await tx.db
    .select({ done_at: task_acts.done_at })
    .from(task_acts)
    .where(and(eq(task_acts.task_id, task.id), sql`${task_acts.done_at} is not null`))
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
    ) had on true where ${plantsOf(task)} and ${livingFor(task.kind)}`)
  const [{ missing, last } = { missing: 1, last: null }] = rows
  return missing === 0 && last ? new Date(last) : null
}
