import { count, countDistinct, eq, isNull } from 'drizzle-orm'
import { aPlant, cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { plant_cycle_changes, plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { updates } from '../updates/updates.table.ts'

const keyOf = (n: number) => `019a0000-0000-7000-8000-${String(n).padStart(12, '0')}`

test('20 connections each logging one act for 100 plants, each sent twice with its key: exact rows, no deadlock', async ({
  ctx,
  as,
  database,
}) => {
  const grower = await aUser(ctx)
  const ids: number[] = []
  for (let n = 0; n < 100; n++) ids.push((await aPlant(ctx, { created_by: grower.id })).id)
  const clients = await Promise.all(Array.from({ length: 20 }, () => as(grower)))
  const acts = await Promise.all(
    clients.map(async ({ journal }, n) => {
      const plant_ids = n % 2 ? ids : [...ids].reverse()
      const act = { kind: 'rega' as const, plant_ids, act_key: keyOf(n), measures: { volume_ml: { value: 100 + n } } }
      const [first, second] = await Promise.all([journal.updates.act(act), journal.updates.act(act)])
      expect(second).toEqual(first)
      return journal.updates.act(act)
    }),
  )
  expect(database.pool.totalCount).toBeGreaterThanOrEqual(20)
  expect(acts.map(({ update_ids }) => update_ids.length)).toEqual(Array(20).fill(100))
  const [facts] = await ctx.db
    .select({ rows: count(), acts: countDistinct(updates.act_key), plants: countDistinct(updates.plant_id) })
    .from(updates)
  expect(facts).toEqual({ rows: 2000, acts: 20, plants: 100 })
  const totals = await Promise.all(
    [ids[0], ids[99]].map(async (id) => (await clients[0]?.journal.updates.list({ id_or_slug: `${id}` }))?.total),
  )
  expect(totals).toEqual([20, 20])
})

test('one logs on two plants while the other deletes one of them: all is written before, or nothing after', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const [one, two] = await Promise.all([as(grower), as(grower)])
  for (let turn = 0; turn < 10; turn++) {
    const pair = [await aPlant(ctx, { created_by: grower.id }), await aPlant(ctx, { created_by: grower.id })] as const
    const act_key = keyOf(1000 + turn)
    const [act, removal] = await Promise.allSettled([
      one.journal.updates.act({ kind: 'lst', plant_ids: pair.map(({ id }) => id), act_key }),
      two.garden.plants.remove({ id_or_slug: pair[turn % 2]?.slug ?? '' }),
    ])
    expect(removal.status).toBe('fulfilled')
    const written = await ctx.db.$count(updates, eq(updates.act_key, act_key))
    expect(written).toBe(act.status === 'fulfilled' ? 2 : 0)
    if (act.status === 'rejected') expect(act.reason).toMatchObject({ status: 404 })
  }
})

test('phases noted on the same plants by many at once: the current cycle is the newest of the history', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const ids = await Promise.all(
    Array.from({ length: 5 }, async () => (await aPlant(ctx, { created_by: grower.id })).id),
  )
  const cycles = await Promise.all(['floracao', 'colheita', 'secagem', 'cura'].map((slug) => cycleId(ctx, slug)))
  const clients = await Promise.all(cycles.map(() => as(grower)))
  await Promise.all(
    clients.map(({ journal }, n) =>
      journal.updates.act({
        kind: 'fase',
        catalogue_item_id: cycles[n],
        plant_ids: n % 2 ? ids : [...ids].reverse(),
        happened_at: `2026-11-0${n + 1}T10:00`,
      }),
    ),
  )
  expect(await ctx.db.$count(plant_cycle_changes)).toBe(25)
  const now = await ctx.db.select({ cycle: plants.plant_cycle_id, on: plants.cycle_since }).from(plants)
  expect(now).toEqual(Array(5).fill({ cycle: cycles[3], on: '2026-11-04' }))
})

test('two people correct one update at once: both versions are kept, and who knew an old one is told', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const clients = await Promise.all(Array.from({ length: 5 }, () => as(grower)))
  const { updates: mine } = (await as(grower)).journal
  const { id } = await mine.post({ id_or_slug: plant.slug, text: 'Zero' })
  const answers = await Promise.allSettled(
    clients.map(({ journal }, n) => journal.updates.change({ id, text: `Texto ${n}`, seen_versions: 0 })),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ status: 409 })
  expect((await mine.show({ id })).versions.map(({ text }) => text)).toEqual(['Zero'])
  expect(await ctx.db.$count(updates, isNull(updates.deleted_at))).toBe(1)
})

test('one key sent by the plant and by the list of plants at once: one row, nobody waits for the other', async ({
  ctx,
  as,
}) => {
  const grower = await aUser(ctx)
  const plant = await aPlant(ctx, { created_by: grower.id })
  const { journal } = await as(grower)
  const input = { kind: 'nota' as const, text: 'Cresceu' }
  const byPlant = () => journal.updates.post({ ...input, id_or_slug: plant.slug, idempotency_key: keyOf(7) })
  const byList = () => journal.updates.act({ ...input, plant_ids: [plant.id], act_key: keyOf(7) })
  const sent = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => (i % 2 ? byPlant() : byList())))
  expect(sent.filter(({ status }) => status === 'rejected')).toEqual([])
  expect((await journal.updates.list({ id_or_slug: plant.slug })).total).toBe(1)
})
