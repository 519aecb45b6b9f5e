import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { DAY, HOUR, MINUTE } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { event_places } from '../events/events.table.ts'
import { anEvent, aPlace } from '../events.factory.ts'
import { remindOfEvents } from './remind.actions.ts'

test('a day and an hour before, each once; who came in later is not reminded of what they just read', async ({
  ctx,
  clock,
}) => {
  const event = await anEvent(ctx)
  const start = event.starts_at.getTime()
  const early = await aUser(ctx)
  await aPlace(ctx, { event_id: event.id, user_id: early.id })
  await aPlace(ctx, { event_id: event.id, user_id: (await aUser(ctx)).id, created_at: new Date(start - 2 * HOUR) })
  const titles = async () => (await ctx.db.select().from(notifications)).map(({ title }) => title)
  const at = async (before: number) => {
    clock.now = new Date(start - before)
    await remindOfEvents(ctx)
    return titles()
  }
  expect(await at(DAY + MINUTE)).toEqual([])
  expect(await at(DAY)).toEqual(['Lembrete de um evento seu'])
  expect(await at(2 * HOUR)).toHaveLength(1)
  // Of the hour both are reminded.
  expect((await at(HOUR)).filter((title) => title === 'Seu evento começa às 12:00')).toHaveLength(2)
  expect(await at(MINUTE)).toHaveLength(3)
})

test('nobody is reminded of what was called off, nor who only waits', async ({ ctx, clock }) => {
  const cancelled = await anEvent(ctx, { state: 'cancelado' })
  await aPlace(ctx, { event_id: cancelled.id, user_id: (await aUser(ctx)).id })
  const event = await anEvent(ctx)
  await ctx.db
    .insert(event_places)
    .values({ event_id: event.id, user_id: (await aUser(ctx)).id, state: 'fila', created_at: ctx.now() })
  clock.now = new Date(event.starts_at.getTime() - HOUR)
  await remindOfEvents(ctx)
  expect(await ctx.db.$count(notifications)).toBe(0)
})
