import { count, sql } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { aPlant } from '#domains/garden/garden/plants/plants.factory.ts'
import { plants } from '#domains/garden/garden/plants/plants.table.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { toPage } from '#shared/pagination.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { csvFile, csvList, everyPage } from './csv.server.ts'
import { requestContext } from './page-context.server.ts'

function pageOf(ctx: Context) {
  const context = new RouterContextProvider()
  context.set(requestContext, ctx)
  return context
}

test('a list is read at one moment: a row that comes in between two pages neither repeats nor hides another', async ({
  ctx,
}) => {
  const { id: created_by } = await aUser(ctx)
  const newOne = () => aPlant(ctx, { created_by, private: false })
  for (let n = 0; n < 130; n++) await newOne()
  const file = await csvList(pageOf(ctx), 'plantas', ['id'], {
    read: async ({ garden }, page) => {
      if (page.page === 2) await newOne()
      return garden.plants.list(page)
    },
    row: ({ id }) => [id],
  })
  const rows = (await file.text()).trimEnd().split('\r\n').slice(1)
  expect(rows).toHaveLength(130)
  expect(new Set(rows).size).toBe(130)
})

test('a list is one query, read by a cursor: rows that sort alike come once each, and its total is counted once', async ({
  ctx,
}) => {
  const asked: string[] = []
  const { id: created_by } = await aUser(ctx)
  const on = new Date('2026-03-01T12:00:00Z')
  for (let n = 0; n < 230; n++) await aPlant(ctx, { created_by, private: false })
  await ctx.db.update(plants).set({ created_at: on })
  const file = await csvFile(pageOf(ctx), 'plantas', ['id'], async function* (_api, tx) {
    for await (const rows of everyPage(async ({ page, per_page }) => {
      const [data, total] = await Promise.all([
        tx.db
          .select({ id: plants.id })
          .from(plants)
          .orderBy(plants.created_at)
          .limit(per_page)
          .offset((page - 1) * per_page),
        tx.db.select({ n: count() }).from(plants),
      ])
      const { rows: open } = await tx.db.execute<{ statement: string }>(sql`select statement from pg_cursors`)
      asked.push(...open.map(({ statement }) => statement))
      return toPage(data, total[0]?.n ?? 0, { page, per_page })
    }))
      yield rows.map(({ id }) => [id])
  })
  const rows = (await file.text()).trimEnd().split('\r\n').slice(1)
  expect(new Set(rows).size).toBe(230)
  expect(rows).toHaveLength(230)
  expect(asked).toHaveLength(2)
  expect(asked[0]).not.toMatch(/ limit | offset /)
})

test('a file is in the shape that Brazilian spreadsheets open, and has its head when it is empty', async ({ ctx }) => {
  const file = await csvFile(pageOf(ctx), 'plantas', ['nome', 'n'], async function* () {
    yield [['Lua; "cheia"', 1.5]]
    yield [['=1+1', 2]]
  })
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="plantas-\d{4}-\d\d-\d\d\.csv"$/)
  const bytes = Buffer.from(await file.arrayBuffer())
  expect(bytes.toString()).toBe('\uFEFFnome;n\r\n"Lua; ""cheia""";1,5\r\n\'=1+1;2\r\n')
  const empty = await csvFile(pageOf(ctx), 'plantas', ['nome'], async function* () {})
  expect(Buffer.from(await empty.arrayBuffer()).toString()).toBe('\uFEFFnome\r\n')
})

test('what is refused before the first row is no file; what breaks later breaks the file; a reader who goes stops it', async ({
  ctx,
}) => {
  const refusal = new AppError('not_found')
  const refused = csvList(pageOf(ctx), 'x', ['x'], { read: () => Promise.reject(refusal), row: () => [] })
  await expect(refused).rejects.toBe(refusal)
  const broken = await csvFile(pageOf(ctx), 'x', ['x'], async function* () {
    yield [['1']]
    throw new Error('broken')
  })
  await expect(broken.text()).rejects.toThrow()
  let ended = false
  const { promise: left, resolve: leave } = Promise.withResolvers<void>()
  const stopped = await csvFile(pageOf(ctx), 'x', ['x'], async function* () {
    try {
      yield [['1']]
      await left
      for (;;) yield [['2']]
    } finally {
      ended = true
    }
  })
  await stopped.body?.cancel()
  leave()
  await expect.poll(() => ended).toBe(true)
})
