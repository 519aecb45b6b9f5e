import { sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'

test('two transactions that wait for each other both end, each written once', async ({ ctx }) => {
  await ctx.db.execute(sql`create table crossed (id int primary key, count int not null)`)
  await ctx.db.execute(sql`insert into crossed values (1, 0), (2, 0)`)
  let met = () => {}
  const both = new Promise<void>((done) => {
    let there = 0
    met = () => {
      if (++there === 2) done()
    }
  })
  const add = (tx: Context, id: number) => tx.db.execute(sql`update crossed set count = count + 1 where id = ${id}`)
  let tries = 0
  const crossing = (first: number, second: number) =>
    ctx.transaction(async (tx) => {
      tries++
      await add(tx, first)
      met()
      await both
      await add(tx, second)
    })
  await Promise.all([crossing(1, 2), crossing(2, 1)])
  expect(tries).toBe(3)
  expect((await ctx.db.execute(sql`select count from crossed order by id`)).rows).toEqual([{ count: 2 }, { count: 2 }])
})

test('what fails otherwise fails at once', async ({ ctx }) => {
  let tries = 0
  const failing = ctx.transaction(async (tx) => {
    tries++
    await tx.db.execute(sql`select 1 / 0`)
  })
  await expect(failing).rejects.toThrow()
  expect(tries).toBe(1)
})
