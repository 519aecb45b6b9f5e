import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { aJar } from './jars.factory.ts'
import { jar_entries, jars } from './jars.table.ts'

test('many take from one jar at once: it is emptied exactly, and never below', async ({ ctx, as }) => {
  const jar = await aJar(ctx, { net_g: 10 })
  const calls = (await as({ id: jar.created_by })).harvest.jars
  const take = () => calls.log({ id_or_slug: jar.slug, kind: 'retirada', grams: 0.7 })
  const taken = await Promise.allSettled(Array.from({ length: 20 }, take))
  expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(14)
  for (const one of taken) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 422 })
  expect((await calls.show({ id_or_slug: jar.slug })).left_g).toBe(0.2)
})

test('taken from while it is corrected to hold less, and while another taking grows: never below nothing', async ({
  ctx,
  as,
}) => {
  const jar = await aJar(ctx, { net_g: 10 })
  const calls = (await as({ id: jar.created_by })).harvest.jars
  const ref = { id_or_slug: jar.slug }
  const first = await calls.log({ ...ref, kind: 'retirada', grams: 2 })
  const acts = [5, 6, 7, 8].flatMap((grams) => [
    () => calls.log({ ...ref, kind: 'retirada', grams }),
    () => calls.changeEntry({ id: first.id, grams }),
    () => calls.update({ ...ref, sealed_on: '2026-11-01', net_g: grams }),
  ])
  const done = await Promise.allSettled(acts.map((act) => act()))
  for (const one of done) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 422 })
  expect((await calls.show(ref)).left_g).toBeGreaterThanOrEqual(0)
})

test('one key is one entry and one filling; numbers are given once each', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const calls = (await as(grower)).harvest.jars
  const idempotency_key = crypto.randomUUID()
  const fill = (key?: string) => calls.create({ sealed_on: '2026-11-01', net_g: 5, count: 3, idempotency_key: key })
  const made = await Promise.all([...Array.from({ length: 6 }, () => fill(idempotency_key)), fill(), fill()])
  expect(new Set(made.slice(0, 6).map(({ data }) => data.map(({ id }) => id).join())).size).toBe(1)
  const numbers = (await ctx.db.select({ number: jars.number }).from(jars)).map(({ number }) => number)
  expect(numbers.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  const slug = made[0]?.data[0]?.slug ?? ''
  const log = () => calls.log({ id_or_slug: slug, kind: 'retirada', grams: 1, idempotency_key })
  await Promise.all([log(), log(), log(), log()])
  expect(await ctx.db.$count(jar_entries)).toBe(1)
})
