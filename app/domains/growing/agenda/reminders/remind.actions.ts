import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import { formatDay, formatTime } from '#shared/dates.ts'
import { aboutOf, isOpen, selectTasks, type TaskRow } from '../tasks/tasks.queries.ts'
import { tasks } from '../tasks/tasks.table.ts'

const moment = sql`((${tasks.due_at} at time zone 'UTC') - ${tasks.remind_minutes} * interval '1 minute')`
/**
 * A snoozed task is reminded at the same time of its new day; at eight when the original reminder was on the day
 * before.
 */
const sameHour = sql`(${tasks.snoozed_until} + (${tasks.due_at} at time zone 'America/Sao_Paulo')::time::interval
  - ${tasks.remind_minutes} * interval '1 minute')`
const putOff = sql`(case when ${sameHour} < ${tasks.snoozed_until} then ${tasks.snoozed_until} + interval '8 hours' else ${sameHour} end)`

/** Sends due reminders (cron): once per date, by the ways that each person chose. */
export async function remindOfTasks(ctx: Context) {
  const people = await ctx.db.selectDistinct({ user_id: tasks.created_by }).from(tasks).where(isRipe(ctx))
  await forEach(ctx, people, (tx, { user_id }) => remindPerson(tx, user_id))
}

/** Its moment has come, and nobody was told of it yet. */
function isRipe(ctx: Context) {
  const now = ctx.now().toISOString()
  return and(
    sql`${moment} <= ${now}::timestamptz at time zone 'UTC'`,
    isNotNull(tasks.remind_minutes),
    isNull(tasks.closed_at),
    isNull(tasks.deleted_at),
    sql`${tasks.reminded_for} is distinct from ${tasks.due_at}`,
    or(isNull(tasks.snoozed_until), sql`${putOff} <= ${now}::timestamptz`),
  )
}

/** Marks and notifies in one transaction; rows locked by another worker are skipped. */
async function remindPerson(tx: Context, user_id: number) {
  const ripe = await tx.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.created_by, user_id), isRipe(tx)))
    .for('update', { skipLocked: true })
  if (!ripe.length) return
  const ids = sql.param(ripe.map(({ id }) => id))
  await tx.db.execute(sql`update tasks set reminded_for = due_at where id = any(${ids}::int[])`)
  // Nothing is sent for archived, deleted or dead things: the task is marked all the same and leaves the index.
  const toNotify = await selectTasks(tx)
    .where(and(sql`${tasks.id} = any(${ids}::int[])`, isOpen))
    .orderBy(moment)
  if (toNotify.length) await notifyUser(tx, user_id, toNotify)
}

/** Suspended, leaving and deleted users are not notified. */
async function notifyUser(tx: Context, user_id: number, rows: TaskRow[]) {
  const here = and(
    eq(users.id, user_id),
    isNull(users.suspended_at),
    isNull(users.deleted_at),
    isNull(users.leaving_at),
  )
  const [person] = await tx.db.select({ id: users.id }).from(users).where(here)
  if (!person) return
  for (const row of rows) await notify(tx, noticeOf(tx, user_id, row))
}

/** It says the date: a notice is read on any day, and 'hoje' holds on one only. */
function noticeOf({ now }: Context, user_id: number, row: TaskRow) {
  const { id, title, due_at, all_day, snoozed_until } = row.task
  const when = formatDay(due_at, now())
  return {
    user_id,
    kind: 'task_due' as const,
    title,
    text: `${aboutOf(row).name} · ${when}${all_day ? '' : `, ${formatTime(due_at)}`}`,
    url: '/cultivo',
    // After a snooze it is sent again at the new time.
    key: `task:${id}:${(snoozed_until ?? due_at).toISOString()}`,
  }
}
