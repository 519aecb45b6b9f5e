import { sql } from 'drizzle-orm'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { countersUnderFire, wrongCounters } from '#tests/load/counters.ts'

test('saves, comments and follows at random over 50 connections: every counter and rank equals the facts', async ({
  ctx,
  as,
  database,
}) => {
  const { calls } = await countersUnderFire({ ctx, as, connections: 50, seconds: 3 })
  expect(database.pool.totalCount).toBeGreaterThanOrEqual(40)
  // More than one of each connection: how many more is the machine's, and what else it does.
  expect(calls).toBeGreaterThan(50)
  expect(await wrongCounters(ctx)).toEqual([])
  const { rows } = await ctx.db.execute(sql`select sum(saves_count)::int as saves from social_counters`)
  expect(rows[0]?.saves).toBeGreaterThan(0)
})
