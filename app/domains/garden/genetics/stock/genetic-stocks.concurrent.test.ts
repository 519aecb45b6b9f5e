import { eq } from 'drizzle-orm'
import { cycleId } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { concurrentTest, expect } from '#tests/fixtures.ts'
import { aGenetic } from '../library/genetics.factory.ts'
import { genetics } from '../library/genetics.table.ts'
import { aStock } from './genetic-stocks.factory.ts'
import { genetic_stocks } from './genetic-stocks.table.ts'

concurrentTest('two tabs that take the last seed: one plant begins, the other is told', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const pack = await aStock(ctx, { created_by: grower.id, count: 1 })
  const { garden } = await as(grower)
  const plant_cycle_id = await cycleId(ctx, 'semente')
  const begin = (name: string) =>
    garden.plants.create({ name, plant_cycle_id, started_on: '2026-11-20', stock_id: pack.id })
  const ended = await Promise.allSettled(['A', 'B', 'C', 'D'].map(begin))
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of ended)
    if (one.status === 'rejected')
      expect(one.reason).toMatchObject({ status: 422, data: { errors: { stock_id: [expect.any(String)] } } })
  const [left] = await ctx.db.select().from(genetic_stocks).where(eq(genetic_stocks.id, pack.id))
  expect(left?.count).toBe(0)
  expect(await ctx.db.select().from(plants).where(eq(plants.created_by, grower.id))).toHaveLength(1)
})

concurrentTest('the same form from two tabs takes one seed', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const pack = await aStock(ctx, { created_by: grower.id, count: 3 })
  const { garden } = await as(grower)
  const form = {
    ...{ name: 'Lua', started_on: '2026-11-20', stock_id: pack.id },
    plant_cycle_id: await cycleId(ctx, 'semente'),
    idempotency_key: '0198aaaa-0000-7000-8000-000000000014',
  }
  const made = await Promise.all([1, 2, 3].map(() => garden.plants.create(form)))
  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
  const [left] = await ctx.db.select().from(genetic_stocks).where(eq(genetic_stocks.id, pack.id))
  expect(left?.count).toBe(2)
})

concurrentTest('two who each close half of a circle: one is refused', async ({ ctx, as }) => {
  const grower = await aUser(ctx)
  const a = await aGenetic(ctx, { created_by: grower.id, name: 'Alfa' })
  const b = await aGenetic(ctx, { created_by: grower.id, name: 'Beta' })
  const { library } = (await as(grower)).genetics
  const ended = await Promise.allSettled([
    library.update({ id_or_slug: a.slug, name: 'Alfa', mother: 'Beta' }),
    library.update({ id_or_slug: b.slug, name: 'Beta', mother: 'Alfa' }),
  ])
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

concurrentTest('two staff who merge both ways: one entry stays, with all plants', async ({ ctx, as }) => {
  const admin = await as(await aUser(ctx, { user_type: 'admin' }))
  const a = await aGenetic(ctx, { private: false, name: 'Alfa' })
  const b = await aGenetic(ctx, { private: false, name: 'Beta' })
  const ended = await Promise.allSettled([
    admin.genetics.curation.merge({ id_or_slug: a.slug, into: 'Beta', sure: true }),
    admin.genetics.curation.merge({ id_or_slug: b.slug, into: 'Alfa', sure: true }),
  ])
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const rows = await ctx.db.select().from(genetics)
  expect(rows.filter(({ deleted_at }) => !deleted_at)).toHaveLength(1)
})

concurrentTest(
  'packs noted while their entry is merged into another: all are of the one that stays',
  async ({ ctx, as }) => {
    const admin = await as(await aUser(ctx, { user_type: 'admin' }))
    const { stock } = (await as(await aUser(ctx))).genetics
    const kept = await aGenetic(ctx, { private: false, name: 'Fica' })
    for (let round = 0; round < 5; round++) {
      const { slug } = await aGenetic(ctx, { private: false, name: `Vai ${round}` })
      const pack = { id_or_slug: slug, kind: 'semente' as const, count: 1 }
      await Promise.all([
        stock.create(pack),
        admin.genetics.curation.merge({ id_or_slug: slug, into: 'Fica', sure: true }),
        ...Array.from({ length: 5 }, () => stock.create(pack)),
      ])
      // A form that was opened before goes with the address too.
      await stock.create(pack)
    }
    const packs = await ctx.db.select().from(genetic_stocks)
    expect(packs.map(({ genetic_id }) => genetic_id)).toEqual(Array.from({ length: 35 }, () => kept.id))
  },
)
