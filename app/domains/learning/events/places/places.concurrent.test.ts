import { eq } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import type { Context } from '#platform/context.ts'
import { HOUR } from '#shared/durations.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { event_places } from '../events/events.table.ts'
import { anEvent, aPlace } from '../events.factory.ts'
import { remindOfEvents } from '../reminders/remind.actions.ts'

const countOf = ({ db }: Context, state: 'vai' | 'fila' | 'cancelou') =>
  db.$count(event_places, eq(event_places.state, state))

test('a hundred take twenty seats at once, then half leave: always twenty, and each who moves up is told', async ({
  ctx,
  as,
}) => {
  const event = await anEvent(ctx, { capacity: 20 })
  const ref = { slug: event.slug }
  const people = []
  for (let n = 0; n < 100; n++) people.push((await as(await aUser(ctx))).events.events)
  await Promise.all(people.map((one) => one.join(ref)))
  expect(await countOf(ctx, 'vai')).toBe(20)
  expect(await countOf(ctx, 'fila')).toBe(80)
  const rows = await ctx.db.select().from(event_places).orderBy(event_places.id)
  expect(rows.map(({ state }) => state)).toEqual([...Array(20).fill('vai'), ...Array(80).fill('fila')])
  await Promise.all(people.slice(0, 50).map((one) => one.leave(ref)))
  expect(await countOf(ctx, 'vai')).toBe(20)
  expect(await countOf(ctx, 'fila')).toBe(30)
  expect(await ctx.db.$count(notifications)).toBeGreaterThan(0)
})

test('a double tap is one place; a form sent twice at once is one event', async ({ ctx, as }) => {
  const event = await anEvent(ctx, { capacity: 5 })
  const one = (await as(await aUser(ctx))).events.events
  await Promise.all(Array.from({ length: 5 }, () => one.join({ slug: event.slug })))
  expect(await ctx.db.$count(event_places)).toBe(1)
  const teacher = (await as(await aUser(ctx, { roles: ['professor'] }))).events.events
  const input = {
    ...{ title: 'Ao vivo', type_id: event.type_id, idempotency_key: crypto.randomUUID() },
    ...{ starts_at: '2026-12-01T19:00', ends_at: '2026-12-01T20:00' },
  }
  const made = await Promise.all(Array.from({ length: 5 }, () => teacher.create(input)))
  expect(new Set(made.map(({ slug }) => slug)).size).toBe(1)
})

test('two workers remind at once: each place once', async ({ ctx, clock }) => {
  const event = await anEvent(ctx)
  for (let n = 0; n < 10; n++) await aPlace(ctx, { event_id: event.id, user_id: (await aUser(ctx)).id })
  clock.now = new Date(event.starts_at.getTime() - HOUR)
  await Promise.all([remindOfEvents(ctx), remindOfEvents(ctx)])
  expect(await ctx.db.$count(notifications)).toBe(10)
})
