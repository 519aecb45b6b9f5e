import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, vi } from 'vitest'
import { expect, test } from '#tests/fixtures.ts'
import { newLog } from './log.ts'
import { faultReporter, WINDOW_MS } from './report-fault.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A log to read, and what is written through it. */
function listening() {
  const lines: string[] = []
  const logger = newLog({ write: (line) => void lines.push(line) })
  logger.level = 'info'
  return { lines, logger }
}

const thrownBy = (work: () => PromiseLike<unknown>) =>
  Promise.resolve(work()).then(
    () => {
      throw new Error('it should have failed')
    },
    (error: unknown) => error,
  )

test('a database error is logged with its code, constraint and SQL, and without any value', async ({ ctx }) => {
  const secret = 'hoje colhi no armário do quarto'
  await ctx.db.execute(sql`create temp table diary (text text constraint diary_once unique, day int)`)
  await ctx.db.execute(sql`insert into diary (text) values (${secret})`)
  await ctx.db.execute(sql`savepoint tried`)
  const twice = await thrownBy(() => ctx.db.execute(sql`insert into diary (text) values (${secret})`))
  await ctx.db.execute(sql`rollback to savepoint tried`)
  const malformed = await thrownBy(() => ctx.db.execute(sql`insert into diary (day) values (${secret})`))
  const { lines, logger } = listening()
  const report = faultReporter(logger)
  for (const error of [twice, malformed]) {
    report(error, 'falha')
    logger.error({ error }, 'falha')
    logger.error({ err: error }, 'falha')
  }
  expect(lines).toHaveLength(6)
  expect(lines.join()).not.toContain('colhi')
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    error: { query: 'insert into diary (text) values ($1)', cause: { code: '23505', constraint: 'diary_once' } },
  })
  expect(JSON.parse(lines[3] ?? '').error.cause).toMatchObject({
    code: '22P02',
    message: 'invalid input syntax for type integer: ',
  })
})

test('neither an address of mail nor text that is no JSON gets into the log', async () => {
  const { lines, logger } = listening()
  const noJson = await thrownBy(async () => JSON.parse('hoje colhi'))
  logger.error({ error: new Error('550 <ana@exemplo.com.br>: no such mailbox') }, 'falha')
  logger.error({ error: noJson }, 'falha')
  logger.error({ error: { thrown: 'by hand' } }, 'falha')
  expect(lines.join()).not.toMatch(/ana@|colhi/)
})

test('a fault that repeats is written once a minute, then its count', () => {
  const { lines, logger } = listening()
  const report = faultReporter(logger)
  const fail = (text: string) => report(new Error(text), 'falha numa chamada', { call: 'garden.plants.list' })
  for (let i = 0; i < 500; i++) fail(`a fault with number ${i}`)
  report(new TypeError('another one'), 'falha numa chamada')
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ call: 'garden.plants.list', msg: 'falha numa chamada' })
  vi.advanceTimersByTime(WINDOW_MS)
  expect(lines).toHaveLength(3)
  expect(JSON.parse(lines[2] ?? '')).toMatchObject({ repeated: 499 })
  fail('again')
  expect(lines).toHaveLength(4)
})
