import { eq, sql } from 'drizzle-orm'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { social_counters } from '../counters/counters.table.ts'
import { saves } from './saves.table.ts'

test('20 people toggling one plant 10 times each over 20 connections: the counter equals the facts', async ({
  ctx,
  as,
  database,
}) => {
  const plant = await aPlant(ctx, { private: false })
  const clients = await Promise.all(Array.from({ length: 20 }, async () => as(await aUser(ctx))))
  await Promise.all(
    clients.map(async ({ social }, person) => {
      for (let turn = 0; turn < 10; turn++) {
        // Users with odd numbers end saved, even ones not; double clicks in between.
        const call = (turn + person) % 2 === 0 ? social.saves.save : social.saves.unsave
        await Promise.all([call({ plant_id: plant.id }), call({ plant_id: plant.id })])
      }
    }),
  )
  const facts = await ctx.db
    .select({ count: sql<number>`count(*)::int` })
    .from(saves)
    .where(eq(saves.target_id, plant.id))
  const [counter] = await ctx.db.select().from(social_counters).where(eq(social_counters.target_id, plant.id))
  expect(database.pool.totalCount).toBeGreaterThanOrEqual(20)
  expect(facts[0]?.count).toBe(10)
  expect(counter?.saves_count).toBe(10)
})
