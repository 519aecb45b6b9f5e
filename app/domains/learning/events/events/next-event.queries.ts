import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { event_types } from '../types/event-types.table.ts'
import { placesOf } from './event-columns.queries.ts'
import type { NextEvent } from './events.schemas.ts'
import { course_events } from './events.table.ts'

/** What comes next and is for all, one with a place before a full one, in the words that everybody may read: neither its link nor who goes. */
export async function nextEvent({ db, now }: Context): Promise<NextEvent | null> {
  const going = placesOf('vai')
  const { title, text, starts_at, capacity } = course_events
  const [row] = await db
    .select({ title, text, starts_at, capacity, type: event_types.name, going, waiting: placesOf('fila') })
    .from(course_events)
    .innerJoin(event_types, eq(event_types.id, course_events.type_id))
    .where(
      and(
        eq(course_events.state, 'publicado'),
        eq(course_events.audience, 'todos'),
        gt(course_events.starts_at, now()),
      ),
    )
    .orderBy(asc(sql`coalesce(${going} >= ${capacity}, false)`), asc(course_events.starts_at), asc(course_events.id))
    .limit(1)
  return row ?? null
}
