import { aUser } from '#domains/accounts/users/users.factory.ts'
import { openListener } from '#platform/database/listener.ts'
import { LIVE_CHANNEL } from '#platform/live/publish.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { notify } from './notify.actions.ts'

test('the bell hears of each notice and of each reading, and only of one’s own', async ({ ctx, as, database }) => {
  const listener = openListener(database.url)
  await listener.listen(LIVE_CHANNEL, { onMessage: ctx.env.live.wake, onReconnect: ctx.env.live.wakeAll })
  await listener.open()
  const [user, other] = [await aUser(ctx), await aUser(ctx)]
  const { notifications } = await as(user)
  const stream = await notifications.live()
  const received = stream.next()
  await expect.poll(() => ctx.env.live.isFollowed(`notices:${user.id}`)).toBe(true)
  const about = (user_id: number) => ({ user_id, kind: 'system' as const, title: 'Oi', text: '', url: '/', key: 'oi' })
  await ctx.transaction((tx) => notify(tx, about(other.id)))
  await ctx.transaction((tx) => notify(tx, about(user.id)))
  expect((await received).value).toEqual({ unread: 1 })
  const read = stream.next()
  await notifications.readAll()
  expect((await read).value).toEqual({ unread: 0 })
  await stream.return?.()
  await listener.close()
})
