import { and, asc, eq, inArray } from 'drizzle-orm'
import { notify } from '#domains/people/notifications/index.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { eventTimes } from '../events/event.words.ts'
import { eventsVisible } from '../events/event-columns.queries.ts'
import { noEvent, showEvent } from '../events/events.queries.ts'
import type { EventCard, EventRef } from '../events/events.schemas.ts'
import { type CourseEvent, course_events, event_places } from '../events/events.table.ts'

/**
 * A place, or a turn in the waiting list when all are taken. Twice is once. Everybody passes the lock of the event's row, so
 * that no more have a place than there are.
 */
export const joinEvent = (ctx: Context, { slug }: EventRef): Promise<EventCard> =>
  ctx.transaction(async (tx) => {
    const event = await lockEvent(tx, slug)
    const user_id = signedIn(tx).id
    demandAhead(tx, event)
    if (event.teacher_id === user_id) throw new AppError('conflict', 'Você conduz este evento: a sua vaga é certa.')
    const mine = and(eq(event_places.event_id, event.id), eq(event_places.user_id, user_id))
    const [before] = await tx.db.select().from(event_places).where(mine)
    if (!before || before.state === 'cancelou') {
      const isFree = event.capacity === null || (await countGoing(tx, event.id)) < event.capacity
      // Who comes back comes last: a new row, a new id.
      await tx.db.delete(event_places).where(mine)
      await tx.db
        .insert(event_places)
        .values({ event_id: event.id, user_id, state: isFree ? 'vai' : 'fila', created_at: tx.now() })
    }
    return showEvent(tx, { slug })
  })

/** Gives one's place back, to the first who waits. Twice is once. */
export const leaveEvent = (ctx: Context, { slug }: EventRef): Promise<EventCard> =>
  ctx.transaction(async (tx) => {
    const event = await lockEvent(tx, slug)
    demandAhead(tx, event)
    await giveBack(tx, event, signedIn(tx).id)
    return showEvent(tx, { slug })
  })

export async function giveBack(tx: Context, event: CourseEvent, user_id: number) {
  await tx.db
    .update(event_places)
    .set({ state: 'cancelou' })
    .where(
      and(
        eq(event_places.event_id, event.id),
        eq(event_places.user_id, user_id),
        inArray(event_places.state, ['vai', 'fila']),
      ),
    )
  await moveUp(tx, event)
}

/** Behind the lock of the event: who waits takes the places that are free, the first first, and is told. */
export async function moveUp(tx: Context, event: CourseEvent) {
  if (event.state !== 'publicado' || event.ends_at <= tx.now()) return
  const free = event.capacity === null ? Number.MAX_SAFE_INTEGER : event.capacity - (await countGoing(tx, event.id))
  if (free <= 0) return
  const next = await tx.db
    .select({ id: event_places.id, user_id: event_places.user_id })
    .from(event_places)
    .where(and(eq(event_places.event_id, event.id), eq(event_places.state, 'fila')))
    .orderBy(asc(event_places.id))
    .limit(Math.min(free, 100_000))
  for (const { id, user_id } of next) {
    await tx.db.update(event_places).set({ state: 'vai' }).where(eq(event_places.id, id))
    await notify(tx, {
      ...{ user_id, kind: 'course', key: `event-place:${id}`, title: 'Abriu uma vaga para você' },
      ...{ text: `${event.title}, ${eventTimes(event)}`, url: `/cursos/agenda?evento=${event.slug}` },
    })
  }
}

export const countGoing = ({ db }: Context, event_id: number) =>
  db.$count(event_places, and(eq(event_places.event_id, event_id), eq(event_places.state, 'vai')))

function demandAhead(tx: Context, { state, ends_at }: CourseEvent) {
  if (state === 'cancelado') throw new AppError('conflict', 'Este evento foi cancelado.')
  if (state === 'rascunho') throw new AppError('conflict', 'Este evento ainda é um rascunho.')
  if (ends_at <= tx.now()) throw new AppError('conflict', 'Este evento já terminou.')
}

async function lockEvent(tx: Context, slug: string): Promise<CourseEvent> {
  const [event] = await tx.db
    .select()
    .from(course_events)
    .where(and(eq(course_events.slug, slug), eventsVisible(tx)))
    .for('update')
  if (!event) throw noEvent()
  return event
}
