import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { mails } from '#platform/mail/mail.table.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { notifications } from '../notifications/notifications.table.ts'
import { notify } from '../notifications/notify.actions.ts'
import { countMessage, MOST_A_DAY } from './ceiling.actions.ts'
import { deliver } from './deliver.actions.ts'
import { deliveriesOf } from './deliveries.factory.ts'
import { fanOut } from './fan-out.actions.ts'

const about = (user_id: number, key: string) => ({
  user_id,
  kind: 'mention' as const,
  title: 'Oi',
  text: '',
  url: '/',
  key,
})

test('workers that fan out and deliver the same at once send one mail', async ({ ctx, clock }) => {
  const user = await aUser(ctx)
  for (const key of ['a', 'b', 'c']) await ctx.transaction((tx) => notify(tx, about(user.id, key)))
  const ids = await ctx.db.select({ id: notifications.id }).from(notifications)
  await Promise.all([...ids, ...ids].map(({ id }) => fanOut(ctx, { notification_id: id })))
  expect(await deliveriesOf(ctx, user.id)).toHaveLength(3)
  clock.now = new Date(clock.now.getTime() + 120_000)
  const to = { user_id: user.id, channel: 'e-mail' as const, address: user.email }
  await Promise.all(Array.from({ length: 5 }, () => deliver(ctx, to)))
  expect(await ctx.db.select().from(mails)).toHaveLength(1)
  expect((await deliveriesOf(ctx, user.id)).map(({ status, attempts }) => [status, attempts])).toEqual(
    Array.from({ length: 3 }, () => ['sent', 1]),
  )
})

test('a worker that dies while it sends leaves everything queued; the next one sends', async ({ ctx, clock }) => {
  const user = await aUser(ctx)
  await ctx.transaction((tx) => notify(tx, about(user.id, 'a')))
  const [notice] = await ctx.db.select({ id: notifications.id }).from(notifications)
  await fanOut(ctx, { notification_id: notice?.id ?? 0 })
  clock.now = new Date(clock.now.getTime() + 120_000)
  const to = { user_id: user.id, channel: 'e-mail' as const, address: user.email }
  const died = ctx.transaction(async (tx) => {
    await deliver(tx, to)
    throw new Error('killed')
  })
  await expect(died).rejects.toThrow('killed')
  expect(await deliveriesOf(ctx, user.id)).toMatchObject([{ status: 'queued', attempts: 0 }])
  await deliver(ctx, to)
  expect(await ctx.db.select().from(mails)).toHaveLength(1)
})

test('of fifty messages at once no more than a day’s leave', async ({ ctx }) => {
  const user = await aUser(ctx)
  const counted = await Promise.all(
    Array.from({ length: 50 }, () => ctx.transaction((tx) => countMessage(tx, user.id))),
  )
  expect(counted.filter(Boolean)).toHaveLength(MOST_A_DAY)
})
