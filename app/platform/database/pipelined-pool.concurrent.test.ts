import { availableParallelism } from 'node:os'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'

/** Sent at once, in the order of the calls. */
const run = async ({ db }: Context, statement: SQL) => (await db.execute<{ value: number }>(statement)).rows[0]?.value
const nextTurn = () => new Promise(setImmediate)
const backend = (ctx: Context) => run(ctx, sql`select pg_backend_pid() as value`)

test('reads of one tick share a connection and are answered in order; another tick may use another', async ({
  ctx,
}) => {
  const slow = sql`select pg_backend_pid() as value from pg_sleep(0.5)`
  const first = Promise.all([backend(ctx), backend(ctx), run(ctx, slow)])
  const asleep = sql`select from pg_stat_activity where state = 'active' and query like '%from pg_sleep(0.5)%' and pid <> pg_backend_pid()`
  await expect.poll(() => ctx.db.transaction(async (tx) => (await tx.execute(asleep)).rowCount)).toBe(1)
  const second = Promise.all([backend(ctx), backend(ctx)])
  const [[one, ...others], [two, three]] = [await first, await second]
  expect(others).toEqual([one, one])
  expect(three).toBe(two)
  expect(two).not.toBe(one)
})

test('a failing query does not affect the queries before and after it', async ({ ctx }) => {
  const answers = await Promise.allSettled([
    run(ctx, sql`select 1 as n`),
    run(ctx, sql`select 1 / 0`),
    run(ctx, sql`select 2 as n`),
  ])
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})

test('a write that waits for a lock does not block reads of the same tick', async ({ ctx }) => {
  const write = sql`insert into rate_limits (key, points, expires_at) values ('held', 1, now()) on conflict do nothing`
  let waits: Promise<unknown> | undefined
  await ctx.db.transaction(async (tx) => {
    await tx.execute(write)
    waits = run(ctx, write)
    expect(await backend(ctx)).toBeGreaterThan(0)
  })
  await waits
})

test('a broken connection fails its own batch; the next one succeeds', async ({ ctx }) => {
  const broken = await Promise.allSettled([run(ctx, sql`select pg_terminate_backend(pg_backend_pid())`), backend(ctx)])
  expect(broken.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await backend(ctx)).toBeGreaterThan(0)
})

test('with more batches than connections, batches queue and all succeed', async ({ ctx }) => {
  const reads: Promise<unknown>[] = []
  for (let turn = 0; turn < 200; turn++) {
    reads.push(
      backend(ctx),
      ctx.db.transaction((tx) => tx.execute(sql`select pg_sleep(0.001)`)),
    )
    await Promise.resolve()
  }
  expect(await Promise.all(reads)).toHaveLength(400)
})

test('reads outside transactions share a few connections, and continue while every transaction waits', async ({
  ctx,
}) => {
  const turns: ReturnType<typeof run>[] = []
  for (let turn = 0; turn < 40; turn++) {
    turns.push(run(ctx, sql`select pg_backend_pid() as value from pg_sleep(0.02)`))
    await nextTurn()
  }
  expect(new Set(await Promise.all(turns)).size).toBeLessThanOrEqual(2 * availableParallelism() + 1)
  const waiting = Array.from({ length: 60 }, () => ctx.db.transaction((tx) => tx.execute(sql`select pg_sleep(0.3)`)))
  const started = ctx.db.transaction((tx) => tx.execute(sql`select 1`)).then(() => 'a transaction')
  expect(await Promise.race([started, backend(ctx).then(() => 'a statement')])).toBe('a statement')
  await Promise.all([...waiting, started])
})
