import { eq } from 'drizzle-orm'
import { course_grants } from '#domains/learning/enrolment/enrolments/enrolments.table.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import type { Context } from '#platform/context.ts'
import { DAY, HOUR, MINUTE } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { anEvent, anEventType, aPlace, aTaughtCourse } from '../events.factory.ts'
import { course_events, event_places } from './events.table.ts'

const input = (type_id: number) => ({
  title: 'Solo vivo ao vivo',
  text: 'Traga perguntas.',
  type_id,
  starts_at: '2026-12-01T19:00:00-03:00',
  ends_at: '2026-12-01T20:30:00-03:00',
  capacity: 20,
  link: 'https://meet.example.com/solo',
  publish: true,
})

const aTeacher = (ctx: Context) => aUser(ctx, { roles: ['professor'] })
const aPupil = async (ctx: Context, course_id: number) => {
  const pupil = await aUser(ctx)
  await ctx.db.insert(course_grants).values({ course_id, user_id: pupil.id, what: 'curso', source: 'convite' })
  return pupil
}
const noticesOf = async ({ db }: Context, user_id: number) =>
  (await db.select().from(notifications).where(eq(notifications.user_id, user_id))).map(({ title }) => title)

test('a teacher makes, finds, changes and publishes an event; sent twice it is one', async ({ ctx, as }) => {
  const type = await anEventType(ctx)
  const teacher = await aTeacher(ctx)
  const { events } = (await as(teacher)).events
  const key = { idempotency_key: crypto.randomUUID() }
  const made = await events.create({ ...input(type.id), ...key, publish: false })
  expect(made).toMatchObject({ slug: 'solo-vivo-ao-vivo', state: 'rascunho', can: { change: true, remove: true } })
  expect(await events.create({ ...input(type.id), ...key, publish: false })).toMatchObject({ id: made.id })
  await expect(events.create({ ...input(type.id), ...key, title: 'Outra coisa' })).rejects.toMatchObject({
    status: 409,
  })
  expect(await events.create(input(type.id))).toMatchObject({ slug: 'solo-vivo-ao-vivo-2' })
  const changed = await events.change({ ...input(type.id), slug: made.slug, title: 'Outro título' })
  expect(changed).toMatchObject({ slug: made.slug, title: 'Outro título', state: 'publicado', link: input(0).link })
  expect((await events.own({})).data).toHaveLength(2)
  expect((await events.own({ when: 'passados' })).total).toBe(0)
  expect((await events.choices({})).types).toContainEqual({ id: type.id, name: type.name })
})

test('who does not teach makes none; who did not make it finds it neither to edit nor as a draft', async ({
  ctx,
  as,
  api,
}) => {
  const draft = await anEvent(ctx, { state: 'rascunho' })
  const other = (await as(await aTeacher(ctx))).events.events
  const plain = (await as(await aUser(ctx))).events.events
  await expect(plain.create(input(draft.type_id))).rejects.toMatchObject({ status: 403 })
  const ref = { slug: draft.slug }
  for (const call of [
    other.show(ref),
    other.showOwn(ref),
    other.places(ref),
    other.change({ ...input(draft.type_id), ...ref }),
    other.cancel(ref),
    other.remove(ref),
    other.join(ref),
    other.leave(ref),
    other.calendar(ref),
    other.choices(ref),
  ])
    await expect(call).rejects.toMatchObject({ status: 404 })
  expect((await other.list({})).data).toEqual([])
  await expect(api.events.events.list({})).rejects.toMatchObject({ status: 401 })
})

test('what does not fit together is refused beside its field', async ({ ctx, as }) => {
  const type = await anEventType(ctx)
  const off = await anEventType(ctx, { active: false })
  const { course } = await aTaughtCourse(ctx)
  const { create } = (await as(await aTeacher(ctx))).events.events
  const errorsOf = (fields: object) =>
    create({ ...input(type.id), ...fields }).then(
      () => ({}),
      ({ data }) => data.errors,
    )
  expect(await errorsOf({ ends_at: '2026-12-01T18:00:00-03:00' })).toEqual({
    ends_at: ['O fim precisa vir depois do começo.'],
  })
  expect(await errorsOf({ starts_at: '2026-11-21T11:59:00' })).toEqual({
    starts_at: ['Este momento já passou. Escolha um que ainda vem.'],
  })
  expect(await errorsOf({ link: 'http://meet.example.com' })).toEqual({
    link: ['Cole o endereço inteiro, começando com https://.'],
  })
  expect(Object.keys(await errorsOf({ type_id: off.id }))).toEqual(['type_id'])
  expect(Object.keys(await errorsOf({ course_id: course.id }))).toEqual(['course_id'])
  expect(Object.keys(await errorsOf({ audience: 'alunos' }))).toEqual(['course_id'])
  expect(Object.keys(await errorsOf({ capacity: 0 }))).toEqual(['capacity'])
  expect(Object.keys(await errorsOf({ title: 'a' }))).toEqual(['title'])
})

test('there are never fewer seats than who is in, and what is over or called off stays as it was', async ({
  ctx,
  as,
  clock,
}) => {
  const teacher = await aTeacher(ctx)
  const event = await anEvent(ctx, { teacher_id: teacher.id, capacity: 5 })
  for (const _ of [1, 2]) await aPlace(ctx, { event_id: event.id, user_id: (await aUser(ctx)).id })
  const { events } = (await as(teacher)).events
  const edit = { ...input(event.type_id), slug: event.slug }
  await expect(events.change({ ...edit, capacity: 1 })).rejects.toMatchObject({
    data: { errors: { capacity: ['2 pessoas já têm vaga: não dá para ter menos vagas que isso.'] } },
  })
  await expect(events.change({ ...edit, publish: false })).rejects.toMatchObject({ status: 409 })
  await expect(events.remove({ slug: event.slug })).rejects.toMatchObject({ status: 409 })
  const draft = await anEvent(ctx, { teacher_id: teacher.id, state: 'rascunho' })
  await expect(events.cancel({ slug: draft.slug })).rejects.toMatchObject({ status: 409 })
  await events.remove({ slug: draft.slug })
  await expect(events.showOwn({ slug: draft.slug })).rejects.toMatchObject({ status: 404 })
  clock.now = new Date(event.ends_at.getTime() + MINUTE)
  await expect(events.change(edit)).rejects.toMatchObject({ status: 409 })
  await expect(events.cancel({ slug: event.slug })).rejects.toMatchObject({ status: 409 })
  expect((await events.own({ when: 'passados' })).data).toMatchObject([{ slug: event.slug }])
})

test('a place, a turn in the list, and up by itself when somebody leaves: who moves up is told', async ({
  ctx,
  as,
}) => {
  const event = await anEvent(ctx, { capacity: 1 })
  const ref = { slug: event.slug }
  const people = [await aUser(ctx), await aUser(ctx), await aUser(ctx)] as const
  const [first, second, third] = [await as(people[0]), await as(people[1]), await as(people[2])]
  expect(await first.events.events.join(ref)).toMatchObject({ own_place: 'vai', going: 1, can: { leave: true } })
  expect(await first.events.events.join(ref)).toMatchObject({ own_place: 'vai', going: 1 })
  expect(await second.events.events.join(ref)).toMatchObject({ own_place: 'fila', own_turn: 1 })
  expect(await third.events.events.join(ref)).toMatchObject({ own_place: 'fila', own_turn: 2, waiting: 2 })
  // Who comes back comes last.
  await second.events.events.leave(ref)
  expect(await second.events.events.join(ref)).toMatchObject({ own_turn: 2 })
  expect(await first.events.events.leave(ref)).toMatchObject({ own_place: 'cancelou', going: 1, waiting: 1 })
  expect(await first.events.events.leave(ref)).toMatchObject({ own_place: 'cancelou' })
  expect(await third.events.events.show(ref)).toMatchObject({ own_place: 'vai' })
  expect(await noticesOf(ctx, people[2].id)).toEqual(['Abriu uma vaga para você'])
  expect((await first.events.events.list({ mine: true })).total).toBe(0)
  expect((await third.events.events.list({ mine: true })).total).toBe(1)
})

test('more seats let those in who wait, in their order', async ({ ctx, as }) => {
  const teacher = await aTeacher(ctx)
  const event = await anEvent(ctx, { teacher_id: teacher.id, capacity: 1 })
  const calls = []
  for (const _ of [1, 2, 3]) calls.push((await as(await aUser(ctx))).events.events)
  for (const one of calls) await one.join({ slug: event.slug })
  const { events } = (await as(teacher)).events
  await events.change({ ...input(event.type_id), slug: event.slug, capacity: 2 })
  const states = []
  for (const one of calls) states.push((await one.show({ slug: event.slug })).own_place)
  expect(states).toEqual(['vai', 'vai', 'fila'])
  const { data } = await events.places({ slug: event.slug })
  expect(data.map(({ state }) => state)).toEqual(['vai', 'vai', 'fila'])
  expect((await events.places({ slug: event.slug, state: 'fila' })).total).toBe(1)
  expect((await events.places({ slug: event.slug, search: 'ninguém assim' })).total).toBe(0)
})

test('the link is told to who has a place, from a quarter of an hour before; its teacher always reads it', async ({
  ctx,
  as,
  clock,
}) => {
  const teacher = await aTeacher(ctx)
  const event = await anEvent(ctx, { teacher_id: teacher.id, capacity: 1, link: 'https://meet.example.com/a' })
  const ref = { slug: event.slug }
  const [going, waits] = [await aUser(ctx), await aUser(ctx)]
  const linkOf = async (user: { id: number }) => (await (await as(user)).events.events.show(ref)).link
  await (await as(going)).events.events.join(ref)
  await (await as(waits)).events.events.join(ref)
  await expect((await as(teacher)).events.events.join(ref)).rejects.toMatchObject({ status: 409 })
  expect(await linkOf(going)).toBe('')
  expect(await linkOf(teacher)).toBe(event.link)
  clock.now = new Date(event.starts_at.getTime() - 15 * MINUTE)
  expect(await linkOf(going)).toBe(event.link)
  expect(await linkOf(waits)).toBe('')
  clock.now = new Date(event.ends_at.getTime() + 2 * HOUR)
  expect(await linkOf(going)).toBe('')
  await expect((await as(waits)).events.events.leave(ref)).rejects.toMatchObject({ status: 409 })
})

test('for the pupils of a course alone: nobody else finds it by page, list or calendar', async ({ ctx, as }) => {
  const { course, teacher } = await aTaughtCourse(ctx)
  const event = await anEvent(ctx, { teacher_id: teacher.id, course_id: course.id, audience: 'alunos' })
  const open = await anEvent(ctx, { teacher_id: teacher.id, course_id: course.id })
  const ref = { slug: event.slug }
  const pupil = (await as(await aPupil(ctx, course.id))).events.events
  const other = (await as(await aUser(ctx))).events.events
  expect((await pupil.list({ course: course.slug })).total).toBe(2)
  expect((await other.list({ course: course.slug })).data).toMatchObject([{ slug: open.slug }])
  expect((await other.list({ search: event.title })).total).toBe(1)
  expect(await pupil.join(ref)).toMatchObject({ own_place: 'vai', course: { slug: course.slug } })
  await expect(other.show(ref)).rejects.toMatchObject({ status: 404 })
  await expect(other.join(ref)).rejects.toMatchObject({ status: 404 })
  await expect(other.calendar(ref)).rejects.toMatchObject({ status: 404 })
})

test('an event with people in it does not become one that they may not see', async ({ ctx, as }) => {
  const { course, teacher } = await aTaughtCourse(ctx)
  const event = await anEvent(ctx, { teacher_id: teacher.id, course_id: course.id })
  const { events } = (await as(teacher)).events
  const { slug, type_id } = event
  const change = (audience: 'todos' | 'alunos') =>
    events.change({ ...input(type_id), slug, course_id: course.id, audience, publish: true })
  await change('alunos')
  await change('todos')
  await (await as(await aUser(ctx))).events.events.join({ slug })
  await expect(change('alunos')).rejects.toMatchObject({ data: { errors: { audience: [expect.any(String)] } } })
})

test('who is out of the course leaves their place to who waits', async ({ ctx, as }) => {
  const { course, teacher } = await aTaughtCourse(ctx)
  const event = await anEvent(ctx, { teacher_id: teacher.id, course_id: course.id, audience: 'alunos', capacity: 1 })
  const ref = { slug: event.slug }
  const [gone, stays] = [await aPupil(ctx, course.id), await aPupil(ctx, course.id)]
  await (await as(gone)).events.events.join(ref)
  await (await as(stays)).events.events.join(ref)
  await (await as(teacher)).enrolment.enrolments.endPupil({ slug: course.slug, user_id: gone.id })
  expect(await (await as(stays)).events.events.show(ref)).toMatchObject({ own_place: 'vai' })
})

test('called off: everybody in it and in the list is told, once, and still finds it; nobody comes in', async ({
  ctx,
  as,
}) => {
  const teacher = await aTeacher(ctx)
  const event = await anEvent(ctx, { teacher_id: teacher.id, capacity: 1 })
  const ref = { slug: event.slug }
  const [going, waits, left] = [await aUser(ctx), await aUser(ctx), await aUser(ctx)]
  for (const one of [going, waits, left]) await (await as(one)).events.events.join(ref)
  await (await as(left)).events.events.leave(ref)
  const { events } = (await as(teacher)).events
  expect(await events.cancel(ref)).toMatchObject({ state: 'cancelado', can: { change: false, cancel: false } })
  await events.cancel(ref)
  for (const one of [going, waits]) expect(await noticesOf(ctx, one.id)).toEqual(['Um evento seu foi cancelado'])
  expect(await noticesOf(ctx, left.id)).toEqual([])
  expect((await (await as(going)).events.events.list({})).data).toMatchObject([{ state: 'cancelado' }])
  expect((await (await as(left)).events.events.list({})).data).toEqual([])
  await expect((await as(left)).events.events.join(ref)).rejects.toMatchObject({ status: 409 })
  await expect(events.change({ ...input(event.type_id), ...ref })).rejects.toMatchObject({ status: 409 })
})

test('at another time everybody is told, and reminded anew', async ({ ctx, as }) => {
  const teacher = await aTeacher(ctx)
  const event = await anEvent(ctx, { teacher_id: teacher.id })
  const going = await aUser(ctx)
  await aPlace(ctx, { event_id: event.id, user_id: going.id, reminded_day_at: ctx.now() })
  await (await as(teacher)).events.events.change({ ...input(event.type_id), slug: event.slug })
  expect(await noticesOf(ctx, going.id)).toEqual(['Um evento seu mudou de horário'])
  const [place] = await ctx.db.select().from(event_places)
  expect(place?.reminded_day_at).toBeNull()
})

test('the team edits any event, and it is in the audit log', async ({ ctx, as }) => {
  const event = await anEvent(ctx)
  const staff = (await as(await aStaffMember(ctx, ['courses.manage']))).events.events
  expect(await staff.showOwn({ slug: event.slug })).toMatchObject({ can: { change: true } })
  await staff.change({ ...input(event.type_id), slug: event.slug })
  await staff.cancel({ slug: event.slug })
  const log = await ctx.db.select().from(audit_log)
  expect(log.map(({ action }) => action)).toEqual(expect.arrayContaining(['event.changed', 'event.cancelled']))
  const [row] = await ctx.db.select().from(course_events)
  expect(row?.teacher_id).toBe(event.teacher_id)
})

test('two who edit at once: the second is told what stands', async ({ ctx, as }) => {
  const teacher = await aTeacher(ctx)
  const event = await anEvent(ctx, { teacher_id: teacher.id })
  const { events } = (await as(teacher)).events
  const opened = { title: event.title }
  const edit = { ...input(event.type_id), slug: event.slug, opened }
  await events.change({ ...edit, title: 'Primeiro' })
  await expect(events.change({ ...edit, title: 'Segundo' })).rejects.toMatchObject({
    status: 409,
    data: { stands: { title: 'Primeiro' } },
  })
})

test('calendars: one event; all in which one has a place or that one holds, without the link', async ({ ctx, as }) => {
  const teacher = await aTeacher(ctx)
  const event = await anEvent(ctx, {
    teacher_id: teacher.id,
    link: 'https://meet.example.com/segredo',
    place: 'Estufa',
  })
  const other = await anEvent(ctx, { title: 'Evento de outra pessoa' })
  const going = (await as(await aUser(ctx))).events.events
  await going.join({ slug: event.slug })
  const one = await going.calendar({ slug: event.slug })
  expect(one.type).toMatch(/^text\/calendar/)
  expect(await one.text()).toContain('DTSTART:20261124T150000Z')
  const all = await (await going.ownCalendar()).text()
  expect(all).toContain('LOCATION:Estufa')
  expect(all).not.toContain('segredo')
  expect(all).not.toContain(other.title)
  expect(await (await (await as(teacher)).events.events.ownCalendar()).text()).toContain(event.title)
})

test('what is over is not offered', async ({ ctx, as, clock }) => {
  const event = await anEvent(ctx)
  const { list } = (await as(await aUser(ctx))).events.events
  expect((await list({})).total).toBe(1)
  clock.now = new Date(event.starts_at.getTime() + DAY)
  expect((await list({})).total).toBe(0)
})
