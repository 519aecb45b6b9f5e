import { and, eq, inArray, sql } from 'drizzle-orm'
import { notify } from '#domains/people/notifications/index.ts'
import { audit } from '#platform/audit/audit.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { demandSameContent } from '#platform/owned/find-by-key.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { typedMomentOf } from '#shared/dates.ts'
import { slugify } from '#shared/text.ts'
import { countGoing, moveUp } from '../places/places.actions.ts'
import { eventTimes } from './event.words.ts'
import { eventFields } from './event-fields.form.ts'
import { lockOwnEvent, showOwnEvent } from './events.queries.ts'
import { demandEvent } from './events.rules.ts'
import type { EventChange, EventCreate, EventInput, EventRef, OwnEvent } from './events.schemas.ts'
import { type CourseEvent, course_events, event_places } from './events.table.ts'

/** In the viewer's own agenda. Idempotent by the form's key. */
export const createEvent = (ctx: Context, { idempotency_key, ...input }: EventCreate): Promise<OwnEvent> =>
  ctx.transaction(async (tx) => {
    const teacher_id = signedIn(tx).id
    const again = await findByKey(tx, input, idempotency_key)
    if (again) return showOwnEvent(tx, again)
    await demandEvent(tx, input, { teacher_id })
    const slug = await freeAddress(tx, input.title)
    const [made] = await tx.db
      .insert(course_events)
      .values({ ...columnsOf(input), slug, teacher_id, idempotency_key, created_at: tx.now() })
      .onConflictDoNothing({ target: [course_events.teacher_id, course_events.idempotency_key] })
      .returning({ slug: course_events.slug })
    // Sent twice at once: the other one made it.
    const found = made ?? (await findByKey(tx, input, idempotency_key))
    if (!found) throw new AppError('conflict')
    return showOwnEvent(tx, found)
  })

async function findByKey(tx: Context, { title }: EventInput, key: string | undefined) {
  if (!key) return undefined
  const mine = and(eq(course_events.teacher_id, signedIn(tx).id), eq(course_events.idempotency_key, key))
  const [made] = await tx.db.select().from(course_events).where(mine)
  if (made) demandSameContent(made, { title })
  return made && { slug: made.slug }
}

const columnsOf = ({ publish, starts_at, ends_at, ...input }: EventInput) => ({
  ...input,
  starts_at: typedMomentOf(starts_at),
  ends_at: typedMomentOf(ends_at),
  state: publish ? ('publicado' as const) : ('rascunho' as const),
})

/** An address is one event's, for good. */
async function freeAddress(tx: Context, title: string) {
  const slug = slugify(title).slice(0, 100)
  const base = /[a-z]/.test(slug) ? slug : `evento-${slug || 'novo'}`
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`event:${base}`}, 0))`)
  for (let n = 1; ; n++) {
    const address = n === 1 ? base : `${base}-${n}`
    if (!(await tx.db.$count(course_events, eq(course_events.slug, address)))) return address
  }
}

/** Who is in is told when its time changes; who waited moves up when there is more room. */
export const changeEvent = (ctx: Context, { slug, ...edit }: EventChange): Promise<OwnEvent> =>
  ctx.transaction(async (tx) => {
    const before = await lockOwnEvent(tx, slug)
    if (before.state === 'cancelado') throw new AppError('conflict', 'Este evento foi cancelado e fica como estava.')
    if (before.state === 'publicado' && before.ends_at <= tx.now())
      throw new AppError('conflict', 'Este evento já terminou e fica como estava.')
    const typed = { ...edit, starts_at: iso(edit.starts_at), ends_at: iso(edit.ends_at) }
    const input = mergeEdit(typed, eventFields(before))
    const going = await countGoing(tx, before.id)
    await demandEvent(tx, input, { teacher_id: before.teacher_id, before, going })
    if (before.state === 'publicado' && !input.publish && (await whoIsIn(tx, before.id)).length)
      throw new AppError('conflict', 'Já há gente neste evento: em vez de voltar a rascunho, cancele.')
    const narrows =
      input.audience === 'alunos' && (before.audience !== 'alunos' || before.course_id !== input.course_id)
    if (narrows && (await whoIsIn(tx, before.id)).length)
      throw invalidField('audience', 'Já há gente neste evento, e quem está fora do curso perderia o lugar sem saber.')
    const columns = columnsOf(input)
    const [after] = await tx.db.update(course_events).set(columns).where(eq(course_events.id, before.id)).returning()
    if (!after) throw new Error('update returned no row')
    await note(tx, before, 'changed', { name: after.title })
    if (isMoved(before, after)) await tellMoved(tx, after)
    await moveUp(tx, after)
    return showOwnEvent(tx, { slug })
  })

const iso = (typed: string) => typedMomentOf(typed).toISOString()

const isMoved = (before: CourseEvent, after: CourseEvent) =>
  before.starts_at.getTime() !== after.starts_at.getTime() || before.ends_at.getTime() !== after.ends_at.getTime()

/** At another time the reminders of before are worth nothing: they come again. */
async function tellMoved(tx: Context, event: CourseEvent) {
  await tx.db
    .update(event_places)
    .set({ reminded_day_at: null, reminded_hour_at: null })
    .where(eq(event_places.event_id, event.id))
  await tell(tx, event, `event-moved:${event.id}:${event.starts_at.getTime()}-${event.ends_at.getTime()}`, {
    title: 'Um evento seu mudou de horário',
    text: `${event.title}: agora ${eventTimes(event)}`,
  })
}

/** Called off, for good: everybody who is in it, or waits, is told. */
export const cancelEvent = (ctx: Context, { slug }: EventRef): Promise<OwnEvent> =>
  ctx.transaction(async (tx) => {
    const event = await lockOwnEvent(tx, slug)
    if (event.state === 'cancelado') return showOwnEvent(tx, { slug })
    if (event.state === 'rascunho') throw new AppError('conflict', 'Um rascunho não se cancela: apague.')
    if (event.ends_at <= tx.now()) throw new AppError('conflict', 'Este evento já terminou.')
    await tx.db.update(course_events).set({ state: 'cancelado' }).where(eq(course_events.id, event.id))
    await note(tx, event, 'cancelled', { name: event.title })
    await tell(tx, event, `event-cancelled:${event.id}`, {
      title: 'Um evento seu foi cancelado',
      text: `${event.title}, ${eventTimes(event)}`,
    })
    return showOwnEvent(tx, { slug })
  })

/** Only what nobody has seen yet. */
export const removeEvent = (ctx: Context, { slug }: EventRef): Promise<void> =>
  ctx.transaction(async (tx) => {
    const event = await lockOwnEvent(tx, slug)
    if (event.state !== 'rascunho') throw new AppError('conflict', 'Só um rascunho se apaga. Cancele o evento.')
    await tx.db.delete(course_events).where(eq(course_events.id, event.id))
    await note(tx, event, 'deleted', { name: event.title })
  })

const whoIsIn = (tx: Context, event_id: number) =>
  tx.db
    .select({ user_id: event_places.user_id })
    .from(event_places)
    .where(and(eq(event_places.event_id, event_id), inArray(event_places.state, ['vai', 'fila'])))
    .orderBy(event_places.user_id)

async function tell(tx: Context, { id, slug, teacher_id }: CourseEvent, key: string, words: Words) {
  for (const { user_id } of await whoIsIn(tx, id))
    await notify(tx, {
      ...{ user_id, kind: 'course', actor_id: teacher_id, key, ...words },
      url: `/cursos/agenda?evento=${slug}`,
    })
}
type Words = { title: string; text: string }

/** What the team does with other people's events is in the audit log. */
async function note(tx: Context, event: CourseEvent, act: string, after: object) {
  if (event.teacher_id === signedIn(tx).id) return
  await audit(tx, { action: `event.${act}`, subject: `event:${event.id}`, before: { name: event.title }, after })
}
