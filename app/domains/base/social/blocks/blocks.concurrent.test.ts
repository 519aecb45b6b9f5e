import { sql } from 'drizzle-orm'
import { aPost } from '#domains/community/banca/posts/posts.factory.ts'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { openListener } from '#platform/database/listener.ts'
import { LIVE_CHANNEL } from '#platform/live/publish.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'

const ROUNDS = 25

test('following and blocking at the same instant, both ways, many times: nobody follows across a block', async ({
  ctx,
  as,
}) => {
  const pairs = await Promise.all(
    Array.from({ length: ROUNDS }, async () => [await aUser(ctx), await aUser(ctx)] as const),
  )
  const outcomes = await Promise.all(
    pairs.map(async ([ana, bia], round) => {
      const [hers, his] = [await as(ana), await as(bia)]
      // Every second pair follows each other before.
      if (round % 2) {
        await hers.social.saves.save({ user_id: bia.id })
        await his.social.saves.save({ user_id: ana.id })
      }
      return Promise.allSettled([
        hers.social.saves.save({ user_id: bia.id }),
        his.social.saves.save({ user_id: ana.id }),
        hers.social.blocks.block({ user_id: bia.id, blocked: true }),
        ...(round % 3 ? [] : [his.social.blocks.block({ user_id: ana.id, blocked: true })]),
        his.social.saves.save({ user_id: ana.id }),
        hers.social.saves.save({ user_id: bia.id }),
      ])
    }),
  )
  const failed = outcomes.flat().flatMap((one) => (one.status === 'rejected' ? [one.reason.status] : []))
  expect(failed.filter((status) => status !== 404)).toEqual([])
  const { rows: across } = await ctx.db.execute(sql`
    select s.user_id, s.target_id from saves s join blocks b on (b.user_id, b.blocked_id) in ((s.user_id, s.target_id), (s.target_id, s.user_id))
    where s.target = 'user'`)
  expect(across).toEqual([])
  const { rows: wrong } = await ctx.db.execute(sql`
    select c.target_id, c.saves_count from social_counters c where c.target = 'user'
      and c.saves_count <> (select count(*) from saves s where s.target = 'user' and s.target_id = c.target_id)`)
  expect(wrong).toEqual([])
  const { rows: told } = await ctx.db.execute(sql`
    select n.user_id, a.user_id as by from notifications n join notification_actors a on a.notification_id = n.id and a.active
    join blocks b on (b.user_id, b.blocked_id) in ((n.user_id, a.user_id), (a.user_id, n.user_id))`)
  expect(told).toEqual([])
})

test('an open page hears nothing more of a plant, a post or a feed once its viewer is apart from the owner', async ({
  ctx,
  as,
  database,
}) => {
  const listener = openListener(database.url)
  await listener.listen(LIVE_CHANNEL, { onMessage: ctx.env.live.wake, onReconnect: ctx.env.live.wakeAll })
  await listener.open()
  const [ana, bia] = [await aUser(ctx), await aUser(ctx)]
  const plant = await aPlant(ctx, { created_by: ana.id, private: false })
  const post = await aPost(ctx, { created_by: ana.id })
  const his = await as(bia)
  const streams = [
    await his.garden.plants.live({ id_or_slug: plant.slug }),
    await his.banca.posts.live({ id: post.slug }),
  ]
  const received = streams.map((stream) => stream.next())
  for (const channel of [`plant:${plant.id}`, `post:${post.id}`])
    await expect.poll(() => ctx.env.live.isFollowed(channel)).toBe(true)
  const news = await his.banca.feeds.live({ kind: 'recent', after: post.id })
  const counted = news.next()
  await expect.poll(() => ctx.env.live.isFollowed('posts')).toBe(true)
  await (await as(ana)).social.blocks.block({ user_id: bia.id, blocked: true })
  const hers = await as(ana)
  await hers.social.saves.save({ plant_id: plant.id })
  await hers.social.saves.save({ post_id: post.id })
  for (const event of await Promise.all(received)) expect(event.done).toBe(true)
  // Two posts, of which one is for this reader.
  const create = (client: typeof hers) =>
    client.banca.posts.create({ text: 'Bom dia.', available_by: 'todos', photo_ids: [], photo_alts: [] })
  await create(hers)
  await create(await as(await aUser(ctx)))
  expect((await counted).value).toEqual({ count: 1 })
  await news.return?.()
  await listener.close()
})
