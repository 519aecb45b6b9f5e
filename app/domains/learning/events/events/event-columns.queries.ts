import { and, eq, sql } from 'drizzle-orm'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { openTo } from '#domains/learning/enrolment/index.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { event_types } from '../types/event-types.table.ts'
import { editableBy, linkFor, visibleTo } from './events.policy.ts'
import type { EventCard } from './events.schemas.ts'
import { course_events, event_places } from './events.table.ts'

export const placesOf = (state: 'vai' | 'fila') =>
  sql<number>`(select count(*)::int from event_places p where p.event_id = ${course_events.id} and p.state = ${state})`

/** Whether the event's course is open to the viewer. */
export const isPupil = (ctx: Context) => sql`(${openTo(course_events.course_id, signedIn(ctx).id, ctx.now())})`

export const eventsVisible = (ctx: Context) => visibleTo(signedIn(ctx), isPupil(ctx))

/** Events as the viewer has them: one query for any number of them. */
export function selectEvents(ctx: Context) {
  const viewer = signedIn(ctx)
  return ctx.db
    .select({
      event: course_events,
      type: event_types.name,
      course: { slug: courses.slug, title: courses.title },
      teacher: { nickname: users.nickname, photo_url: thumbnailUrl(users.photo_file_id) },
      going: placesOf('vai'),
      waiting: placesOf('fila'),
      own_place: event_places.state,
      own_turn: sql<
        number | null
      >`case when ${event_places.state} = 'fila' then (select count(*)::int from event_places p
        where p.event_id = ${course_events.id} and p.state = 'fila' and p.id <= ${event_places.id}) end`,
      edits: sql<boolean>`${editableBy(viewer) ?? sql`true`}`,
    })
    .from(course_events)
    .innerJoin(event_types, eq(event_types.id, course_events.type_id))
    .innerJoin(users, eq(users.id, course_events.teacher_id))
    .leftJoin(courses, eq(courses.id, course_events.course_id))
    .leftJoin(event_places, and(eq(event_places.event_id, course_events.id), eq(event_places.user_id, viewer.id)))
}

export type EventRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number]

export function toEventCard(ctx: Context, { event, course, own_place, edits, ...row }: EventRow): EventCard {
  const { id, slug, title, text, audience, starts_at, ends_at, place, capacity, state } = event
  const isAhead = state === 'publicado' && ends_at > ctx.now()
  const isIn = own_place === 'vai' || own_place === 'fila'
  return {
    ...{ id, slug, title, text, audience, starts_at, ends_at, place, capacity, state },
    ...row,
    course,
    own_place,
    link: linkFor({ ...event, place: own_place, edits }, ctx.now()),
    has_link: event.link !== '',
    can: {
      join: isAhead && !isIn && event.teacher_id !== signedIn(ctx).id,
      leave: isAhead && isIn,
      edit: edits,
    },
  }
}
