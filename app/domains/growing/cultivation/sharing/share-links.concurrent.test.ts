import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { share_links } from './share-links.table.ts'

test('taken back while it is opened: shown whole or 404, and never again after', async ({ ctx, as, api }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { shareLinks } = (await as(grower)).cultivation
  const { id, url } = await shareLinks.make({ target: 'plant', id_or_slug: plant.slug, days: 1 })
  const open = () => api.cultivation.shareLinks.open({ token: url.split('/v/')[1] ?? '' })
  const opened = await Promise.allSettled([...Array.from({ length: 8 }, open), shareLinks.end({ id }), open(), open()])
  for (const one of opened) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 404 })
  await expect(open()).rejects.toMatchObject({ status: 404 })
})

test('many at once make ten links and no more; one form makes one', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { shareLinks } = (await as(grower)).cultivation
  const make = (idempotency_key?: string) =>
    shareLinks.make({ target: 'plant', id_or_slug: plant.slug, days: 1, idempotency_key })
  const key = crypto.randomUUID()
  await Promise.all([make(key), make(key), make(key)])
  expect(await ctx.db.select().from(share_links)).toHaveLength(1)
  const more = await Promise.allSettled(Array.from({ length: 12 }, () => make()))
  expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
  expect(await ctx.db.select().from(share_links)).toHaveLength(10)
})
