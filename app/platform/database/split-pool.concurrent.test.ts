import { availableParallelism } from 'node:os'
import { type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'

/** Sent at once, in the order of the calls. */
const run = async ({ db }: Context, statement: SQL) => (await db.execute<{ value: number }>(statement)).rows[0]?.value
const nextTurn = () => new Promise(setImmediate)
const backend = (ctx: Context) => run(ctx, sql`select pg_backend_pid() as value`)

test('a read that waits holds up no other', async ({ ctx }) => {
  let waiting: Promise<unknown> | undefined
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(1)`)
    waiting = Promise.all([run(ctx, sql`select 1 as value, pg_advisory_xact_lock_shared(1)`)])
    const others = await Promise.all(Array.from({ length: 20 }, () => run(ctx, sql`select 2 as value`)))
    expect(others).toEqual(Array(20).fill(2))
  })
  expect(await waiting).toEqual([1])
})

test('a write that waits for a lock does not block reads', async ({ ctx }) => {
  const write = sql`insert into rate_limits (key, points, expires_at) values ('held', 1, now()) on conflict do nothing`
  let waits: Promise<unknown> | undefined
  await ctx.db.transaction(async (tx) => {
    await tx.execute(write)
    waits = run(ctx, write)
    expect(await backend(ctx)).toBeGreaterThan(0)
  })
  await waits
})

test('a broken connection fails what was asked of it; the next read succeeds', async ({ ctx }) => {
  await expect(run(ctx, sql`select pg_terminate_backend(pg_backend_pid())`)).rejects.toThrow()
  expect(await backend(ctx)).toBeGreaterThan(0)
})

test('with more statements than connections they queue, and all succeed', async ({ ctx }) => {
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
