import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { isActive } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import { formatTime } from '#shared/dates.ts'
import { DAY, HOUR } from '#shared/durations.ts'
import { eventTimes } from '../events/event.words.ts'
import { course_events, event_places } from '../events/events.table.ts'

const reminders = [
  { column: 'reminded_hour_at', before: HOUR, from: 0 },
  { column: 'reminded_day_at', before: DAY, from: HOUR },
] as const
type Reminder = (typeof reminders)[number]

/** A day and an hour before, each once, who has a place is reminded (cron). */
export async function remindOfEvents(ctx: Context) {
  for (const reminder of reminders) {
    const due = await ctx.db
      .select({ id: event_places.id })
      .from(event_places)
      .innerJoin(course_events, eq(course_events.id, event_places.event_id))
      .innerJoin(users, eq(users.id, event_places.user_id))
      .where(isDue(ctx, reminder))
      .orderBy(event_places.id)
    await forEach(ctx, due, (tx, { id }) => remind(tx, id, reminder))
  }
}

/** Its moment is there. Who came in later than that knows when it is. */
function isDue(ctx: Context, { column, before, from }: Reminder): SQL | undefined {
  const after = (ms: number) => new Date(ctx.now().getTime() + ms)
  const seconds = before / 1000
  return and(
    eq(event_places.state, 'vai'),
    isNull(event_places[column]),
    eq(course_events.state, 'publicado'),
    gt(course_events.starts_at, after(from)),
    lte(course_events.starts_at, after(before)),
    sql`${event_places.created_at} <= ${course_events.starts_at} - ${seconds} * interval '1 second'`,
    isActive(),
  )
}

/** Marked and told in one transaction: another worker finds it marked. */
async function remind(tx: Context, id: number, reminder: Reminder) {
  const [due] = await tx.db
    .select({ event: course_events, user_id: event_places.user_id })
    .from(event_places)
    .innerJoin(course_events, eq(course_events.id, event_places.event_id))
    .innerJoin(users, eq(users.id, event_places.user_id))
    .where(and(eq(event_places.id, id), isDue(tx, reminder)))
    .for('update', { of: event_places, skipLocked: true })
  if (!due) return false
  const { event, user_id } = due
  await tx.db
    .update(event_places)
    .set({ [reminder.column]: tx.now() })
    .where(eq(event_places.id, id))
  const isSoon = reminder.column === 'reminded_hour_at'
  await notify(tx, {
    ...{ user_id, kind: 'course', url: `/cursos/agenda?evento=${event.slug}` },
    key: `${reminder.column}:${id}:${event.starts_at.getTime()}`,
    title: isSoon ? `Seu evento começa às ${formatTime(event.starts_at)}` : 'Lembrete de um evento seu',
    text: isSoon ? event.title : `${event.title}, ${eventTimes(event)}`,
  })
}
