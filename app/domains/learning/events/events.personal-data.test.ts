import { eq } from 'drizzle-orm'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { copyOf } from '#domains/people/privacy/exports/copy-of.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { course_events, event_places } from './events/events.table.ts'
import { anEvent, aPlace } from './events.factory.ts'
import { eventsPersonalData } from './events.personal-data.ts'

test('who is erased leaves their place to who waits; events in which others have places stay', async ({ ctx }) => {
  const event = await anEvent(ctx, { capacity: 1 })
  const [gone, waits] = [await aUser(ctx), await aUser(ctx)]
  await aPlace(ctx, { event_id: event.id, user_id: gone.id })
  await ctx.db.insert(event_places).values({ event_id: event.id, user_id: waits.id, state: 'fila' })
  const [places, events] = eventsPersonalData
  await ctx.transaction(async (tx) => {
    await places?.beforeErased?.(tx, gone)
    await tx.db.delete(event_places).where(places?.rows(gone))
  })
  expect(await ctx.db.select().from(event_places)).toMatchObject([{ user_id: waits.id, state: 'vai' }])
  const teacher = { id: event.teacher_id, nickname: 'x', email: 'x@exemplo.com.br' }
  expect(await ctx.db.$count(course_events, events?.rows(teacher))).toBe(0)
  await ctx.db.delete(event_places).where(eq(event_places.user_id, waits.id))
  expect(await ctx.db.$count(course_events, events?.rows(teacher))).toBe(1)
})

test('the copy says which event a place is in', async ({ ctx }) => {
  await anEvent(ctx, { title: 'Outra hora' })
  const event = await anEvent(ctx, { title: 'Perguntas de outubro' })
  const user = await aUser(ctx)
  await aPlace(ctx, { event_id: event.id, user_id: user.id })
  expect(await copyOf(ctx, 'cursos-eventos', user)).toMatchObject([
    { event_id: event.id, event_title: 'Perguntas de outubro', event_starts_at: event.starts_at },
  ])
})
