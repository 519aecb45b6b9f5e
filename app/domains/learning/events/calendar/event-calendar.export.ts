import { and, asc, eq, gt, or, sql } from 'drizzle-orm'
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { type Context, signedIn } from '#platform/context.ts'
import { DAY } from '#shared/durations.ts'
import { eventsVisible, selectEvents, toEventCard } from '../events/event-columns.queries.ts'
import { showEvent } from '../events/events.queries.ts'
import type { EventCard, EventRef } from '../events/events.schemas.ts'
import { course_events, event_places } from '../events/events.table.ts'

/** One event, for the calendar of a phone. */
export async function eventCalendar(ctx: Context, { slug }: EventRef): Promise<File> {
  return calendarFile(ctx, [await showEvent(ctx, { slug })], `evento-${slug}`)
}

/** Those in which the viewer has a place, or that they hold: of the last weeks, and all that is ahead. */
export async function ownCalendar(ctx: Context): Promise<File> {
  const me = signedIn(ctx).id
  const rows = await selectEvents(ctx)
    .where(
      and(
        gt(course_events.ends_at, new Date(ctx.now().getTime() - 30 * DAY)),
        sql`${course_events.state} <> 'rascunho'`,
        eventsVisible(ctx),
        or(eq(event_places.state, 'vai'), eq(course_events.teacher_id, me)),
      ),
    )
    .orderBy(asc(course_events.starts_at), asc(course_events.id))
    .limit(500)
  return calendarFile(
    ctx,
    rows.map((row) => toEventCard(ctx, row)),
    'agenda-de-cursos',
  )
}

/** RFC 5545, in UTC. The link of a meeting is not in it: a calendar is shared more widely than a place. */
function calendarFile({ env, now }: Context, events: EventCard[], name: string): File {
  const calendar = ical({
    name: `${env.site.name}: agenda de cursos`,
    prodId: { company: env.site.name, product: 'cursos', language: 'PT-BR' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const { id, slug, title, text, place, starts_at, ends_at, state, course } of events)
    calendar.createEvent({
      id: `event-${id}@${new URL(env.site.url).hostname}`,
      start: starts_at,
      end: ends_at,
      stamp: now(),
      summary: course ? `${title} · ${course.title}` : title,
      description: text || undefined,
      location: place || undefined,
      url: `${env.site.url}/cursos/agenda?evento=${slug}`,
      status: state === 'cancelado' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  return new File([calendar.toString()], `${name}.ics`, { type: 'text/calendar' })
}
