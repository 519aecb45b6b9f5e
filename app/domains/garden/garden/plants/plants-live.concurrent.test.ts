import { getEventMeta } from '@orpc/client'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { openListener } from '#platform/database/listener.ts'
import { LIVE_CHANNEL } from '#platform/live/publish.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aPlant } from './plants.factory.ts'

test('who has a plant open hears each salve once, and after a dropped connection nothing is missing', async ({
  ctx,
  as,
  api,
  database,
}) => {
  const listener = openListener(database.url)
  await listener.listen(LIVE_CHANNEL, { onMessage: ctx.env.live.wake, onReconnect: ctx.env.live.wakeAll })
  await listener.open()
  const plant = await aPlant(ctx, { private: false })
  const save = async () => (await as(await aUser(ctx))).social.saves.save({ plant_id: plant.id })

  const first = new AbortController()
  const stream = await api.garden.plants.live({ id_or_slug: plant.slug }, { signal: first.signal })
  const received = stream.next()
  await expect.poll(() => ctx.env.live.isFollowed(`plant:${plant.id}`)).toBe(true)
  await save()
  const event = (await received).value
  expect(event).toEqual({ saves_count: 1 })
  first.abort()
  await stream.return?.()

  await save()
  await save()
  const again = await api.garden.plants.live({ id_or_slug: plant.slug }, { lastEventId: getEventMeta(event)?.id })
  expect([(await again.next()).value, (await again.next()).value]).toEqual([{ saves_count: 2 }, { saves_count: 3 }])
  await again.return?.()
  await listener.close()
})

test('the stream of a plant that closes ends, and a stranger gets none', async ({ ctx, as, api, database }) => {
  const listener = openListener(database.url)
  await listener.listen(LIVE_CHANNEL, { onMessage: ctx.env.live.wake, onReconnect: ctx.env.live.wakeAll })
  await listener.open()
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { private: false, created_by: grower.id })
  const stream = await api.garden.plants.live({ id_or_slug: plant.slug })
  const received = stream.next()
  await expect.poll(() => ctx.env.live.isFollowed(`plant:${plant.id}`)).toBe(true)
  await (await as(grower)).garden.plants.changePrivacy({ id_or_slug: plant.slug, private: true })
  await (await as(grower)).social.saves.save({ plant_id: plant.id })
  expect((await received).done).toBe(true)
  await expect(api.garden.plants.live({ id_or_slug: plant.slug })).rejects.toMatchObject({ status: 404 })
  await listener.close()
})

test('one person opens so many streams and no more; one that ends, read or not, makes room', async ({ ctx, as }) => {
  const plant = await aPlant(ctx, { private: false })
  const { live } = (await as(await aUser(ctx))).garden.plants
  const open = () => live({ id_or_slug: plant.slug })
  const streams = await Promise.all(Array.from({ length: 20 }, open))
  await expect(open()).rejects.toMatchObject({ status: 429 })
  await streams[0]?.return?.()
  await streams[0]?.return?.()
  streams.push(await open())
  await expect(open()).rejects.toMatchObject({ status: 429 })
  await (await as(await aUser(ctx))).garden.plants.live({ id_or_slug: plant.slug }).then((other) => other.return?.())
  await Promise.all(streams.map((stream) => stream.return?.()))
})
