import { sql } from 'drizzle-orm'
import { vi } from 'vitest'
import { log } from '#platform/log/log.ts'
import { expect, test } from '#tests/fixtures.ts'
import { forEach } from './for-each.ts'

test('one that fails leaves nothing behind, is reported, and stops none after it', async ({ ctx }) => {
  const reported = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  await ctx.db.execute(sql`create temporary table done (item int) on commit drop`)
  const run = forEach(ctx, [1, 2, 3], async (tx, item) => {
    await tx.db.execute(sql`insert into done values (${item})`)
    if (item === 2) throw new Error('the second one is broken')
  })
  await expect(run).rejects.toThrow('1 of 3 items failed')
  expect((await ctx.db.execute(sql`select item from done order by item`)).rows).toEqual([{ item: 1 }, { item: 3 }])
  expect(reported).toHaveBeenCalledOnce()
  reported.mockRestore()
})

test('it counts those that had something to do', async ({ ctx }) => {
  expect(await forEach(ctx, [1, 2, 3], async (_tx, item) => item !== 2)).toBe(2)
})
