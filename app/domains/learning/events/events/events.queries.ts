import { and, asc, count, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { courses } from '#domains/learning/courses/courses/courses.table.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { AppError } from '#platform/errors.ts'
import { thumbnailUrl } from '#platform/files/thumbnail-url.ts'
import { type PageInput, toPage, windowOf } from '#shared/pagination.ts'
import { event_types } from '../types/event-types.table.ts'
import { eventsVisible, selectEvents, toEventCard } from './event-columns.queries.ts'
import { editableBy } from './events.policy.ts'
import type {
  EventCard,
  EventChoices,
  EventChoicesRef,
  EventFilter,
  EventRef,
  OwnEvent,
  OwnEventFilter,
  PlaceFilter,
} from './events.schemas.ts'
import { type CourseEvent, course_events, event_places } from './events.table.ts'

export const noEvent = () => new AppError('not_found', 'Não encontramos esse evento.')

const isIn = (ctx: Context) =>
  sql`exists (select from event_places p where p.event_id = ${course_events.id} and p.user_id = ${signedIn(ctx).id}
    and p.state in ('vai', 'fila'))`

/** What is ahead and open to the viewer, the next first; what was cancelled only for who was in it. */
export function listEvents(ctx: Context, { course, mine, ...filter }: EventFilter) {
  const where = and(
    gt(course_events.ends_at, ctx.now()),
    eventsVisible(ctx),
    or(eq(course_events.state, 'publicado'), and(eq(course_events.state, 'cancelado'), isIn(ctx))),
    course ? sql`${course_events.course_id} in (select c.id from courses c where c.slug = ${course})` : undefined,
    mine ? isIn(ctx) : undefined,
    filter.search ? contains(course_events.title, filter.search) : undefined,
  )
  return pageOfEvents(ctx, where, filter, [asc(course_events.starts_at), asc(course_events.id)])
}

/** Those that the viewer holds: what is ahead, the next first; or what is over, the last first. */
export function listOwnEvents(ctx: Context, { when, ...filter }: OwnEventFilter) {
  const isAhead = when === 'proximos'
  const where = and(
    eq(course_events.teacher_id, signedIn(ctx).id),
    isAhead ? gt(course_events.ends_at, ctx.now()) : lte(course_events.ends_at, ctx.now()),
    filter.search ? contains(course_events.title, filter.search) : undefined,
  )
  const turn = isAhead ? asc : desc
  return pageOfEvents(ctx, where, filter, [turn(course_events.starts_at), turn(course_events.id)])
}

/** Two queries. */
async function pageOfEvents(ctx: Context, where: SQL | undefined, filter: PageInput, order: SQL[]) {
  const { limit, offset } = windowOf(filter)
  const [rows, totals] = await Promise.all([
    selectEvents(ctx)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    ctx.db.select({ total: count() }).from(course_events).where(where),
  ])
  return toPage(
    rows.map((row) => toEventCard(ctx, row)),
    totals[0]?.total ?? 0,
    filter,
  )
}

export async function showEvent(ctx: Context, { slug }: EventRef): Promise<EventCard> {
  const [row] = await selectEvents(ctx).where(and(eq(course_events.slug, slug), eventsVisible(ctx)))
  if (!row) throw noEvent()
  return toEventCard(ctx, row)
}

/** As its form has it, for who edits it. 404 for everybody else. */
export async function showOwnEvent(ctx: Context, { slug }: EventRef): Promise<OwnEvent> {
  const [row] = await selectEvents(ctx).where(and(eq(course_events.slug, slug), editableBy(signedIn(ctx))))
  if (!row) throw noEvent()
  const card = toEventCard(ctx, row)
  const { type_id, course_id, teacher_id, state, ends_at } = row.event
  const isAhead = ends_at > ctx.now()
  return {
    ...card,
    ...{ type_id, course_id, teacher_id },
    can: {
      ...card.can,
      change: state !== 'cancelado' && (isAhead || state === 'rascunho'),
      cancel: state === 'publicado' && isAhead,
      remove: state === 'rascunho',
    },
  }
}

/** An event that the viewer edits, locked until the transaction ends: places are given behind it. */
export async function lockOwnEvent(tx: Context, slug: string): Promise<CourseEvent> {
  const [event] = await tx.db
    .select()
    .from(course_events)
    .where(and(eq(course_events.slug, slug), editableBy(signedIn(tx))))
    .for('update')
  if (!event) throw noEvent()
  return event
}

/** Who is in, who waits and who changed their mind, in the order in which they came. For who edits the event. */
export async function listPlaces(ctx: Context, { slug, state, ...filter }: PlaceFilter) {
  const { id } = await showOwnEvent(ctx, { slug })
  const where = and(
    eq(event_places.event_id, id),
    state && eq(event_places.state, state),
    filter.search ? contains(sql`${users.nickname}::text`, filter.search) : undefined,
  )
  const { limit, offset } = windowOf(filter, 100)
  const [data, totals] = await Promise.all([
    ctx.db
      .select({
        user_id: event_places.user_id,
        nickname: sql<string>`${users.nickname}`,
        photo_url: thumbnailUrl(users.photo_file_id),
        state: event_places.state,
        created_at: event_places.created_at,
      })
      .from(event_places)
      .innerJoin(users, eq(users.id, event_places.user_id))
      .where(where)
      .orderBy(sql`array_position(array['vai', 'fila', 'cancelou'], ${event_places.state})`, asc(event_places.id))
      .limit(limit)
      .offset(offset),
    ctx.db
      .select({ total: count() })
      .from(event_places)
      .innerJoin(users, eq(users.id, event_places.user_id))
      .where(where),
  ])
  return toPage(data, totals[0]?.total ?? 0, filter, 100)
}

/** What the form of an event offers: of an event that stands, also what it has already. */
export async function listChoices(ctx: Context, { slug }: EventChoicesRef): Promise<EventChoices> {
  const event = slug ? await showOwnEvent(ctx, { slug }) : null
  const teacher_id = event?.teacher_id ?? signedIn(ctx).id
  const [types, own] = await Promise.all([
    ctx.db
      .select({ id: event_types.id, name: event_types.name })
      .from(event_types)
      .where(or(eq(event_types.active, true), eq(event_types.id, event?.type_id ?? 0)))
      .orderBy(asc(event_types.order), asc(event_types.name)),
    ctx.db
      .select({ id: courses.id, title: courses.title })
      .from(courses)
      .where(
        or(
          and(eq(courses.teacher_id, teacher_id), isNull(courses.deleted_at)),
          inArray(courses.id, [event?.course_id ?? 0]),
        ),
      )
      .orderBy(asc(courses.title)),
  ])
  return { types, courses: own }
}
