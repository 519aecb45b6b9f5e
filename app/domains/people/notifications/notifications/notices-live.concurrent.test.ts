import { eq } from 'drizzle-orm'
import { sessions } from '#domains/people/accounts/sessions/sessions.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { openListener } from '#platform/database/listener.ts'
import { LIVE_CHANNEL } from '#platform/live/publish.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { type Client, clientFor } from '#web/api-for.server.ts'
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

test('a stream ends with the session that opened it: logged out, ended from elsewhere, suspended or erased', async ({
  ctx,
  as,
  contextOf,
  database,
}) => {
  const listener = openListener(database.url)
  await listener.listen(LIVE_CHANNEL, { onMessage: ctx.env.live.wake, onReconnect: ctx.env.live.wakeAll })
  await listener.open()
  const staff = await as(await aUser(ctx, { user_type: 'admin' }))
  const endings: ((user: { id: number }, mine: Client) => Promise<unknown>)[] = [
    (_, mine) => mine.accounts.sessions.logout(),
    async (user) => (await as(user)).accounts.sessions.endOthers(),
    ({ id }) => staff.accounts.staffUsers.suspend({ id, reason: 'Vendeu sementes.' }),
    ({ id }) => ctx.db.delete(sessions).where(eq(sessions.user_id, id)),
  ]
  for (const end of endings) {
    const user = await aUser(ctx)
    const mine = clientFor(await contextOf(user))
    const stream = await mine.notifications.live()
    const received = stream.next()
    await expect.poll(() => ctx.env.live.isFollowed(`notices:${user.id}`)).toBe(true)
    await end(user, mine)
    expect((await received).done).toBe(true)
  }
  await listener.close()
})
