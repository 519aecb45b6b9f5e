import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { createContext } from '#platform/context.ts'
import { openDatabase } from '#platform/database/database.ts'
import { openListener } from '#platform/database/listener.ts'
import { liveHub } from '#platform/live/live-hub.ts'
import { LIVE_CHANNEL } from '#platform/live/publish.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { clientFor } from '#web/api-for.server.ts'
import { aPost } from './posts.factory.ts'

/** A second web process on the same database: its own pool, its own listener, its own open streams. */
async function anotherProcess(ctx: Parameters<typeof createContext>[0], url: string) {
  const { db, close } = openDatabase(url)
  const live = liveHub()
  const listener = openListener(url)
  await listener.listen(LIVE_CHANNEL, { onMessage: live.wake, onReconnect: live.wakeAll })
  await listener.open()
  const api = clientFor(createContext({ ...ctx, db, env: { ...ctx.env, live } }))
  return {
    api,
    live,
    stop: async () => {
      live.close()
      await listener.close()
      await close()
    },
  }
}

test('a gesture in one process appears on a page that another one has open', async ({ ctx, as, database }) => {
  const other = await anotherProcess({ db: ctx.db, env: ctx.env, now: ctx.now }, database.url)
  const post = await aPost(ctx)
  const stream = await other.api.banca.posts.live({ id: post.slug })
  const received = stream.next()
  await expect.poll(() => other.live.isFollowed(`post:${post.id}`)).toBe(true)
  await (await as(await aUser(ctx))).social.saves.save({ post_id: post.id })
  expect((await received).value).toEqual({ saves_count: 1, comments_count: 0 })
  await (await as(await aUser(ctx))).social.comments.post({ post_id: post.id, text: 'Que linda!' })
  expect((await stream.next()).value).toEqual({ saves_count: 1, comments_count: 1 })
  await stream.return?.()

  const feed = await other.api.banca.feeds.live({ kind: 'ranked', after: post.id })
  const news = feed.next()
  await expect.poll(() => other.live.isFollowed('posts')).toBe(true)
  await (await as(await aUser(ctx))).banca.posts.create({ text: 'Novidade.' })
  expect((await news).value).toEqual({ count: 1 })
  await feed.return?.()
  await other.stop()
})
