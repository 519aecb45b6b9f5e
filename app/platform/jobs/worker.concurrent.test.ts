import { sql } from 'drizzle-orm'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { cron, jobHandlers } from '../../jobs.ts'
import { addJob, type JobHandlers } from './jobs.ts'
import { startJobs } from './worker.ts'

const until = async (done: () => Promise<boolean>) => {
  for (let i = 0; i < 100 && !(await done()); i++) await new Promise((go) => setTimeout(go, 50))
}

test('a job exists exactly when its write committed, is deduplicated by key, and is retried on failure', async ({
  ctx,
  database,
}) => {
  const ran: number[] = []
  const handlers: JobHandlers = {
    'mail.deliver': async (_ctx, { mail_id }) => {
      ran.push(mail_id)
      if (ran.length === 1) throw new Error('the mail server is away')
    },
  }
  await ctx.transaction(async (tx) => {
    await addJob(tx, 'mail.deliver', { mail_id: 1 }, { job_key: 'one' })
    await addJob(tx, 'mail.deliver', { mail_id: 2 }, { job_key: 'one' })
  })
  const rolledBack = ctx.transaction(async (tx) => {
    await addJob(tx, 'mail.deliver', { mail_id: 3 })
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')

  const worker = await startJobs({ pool: database.pool, handlers, cron: [], context: () => ctx })
  const waiting = async () => {
    const { rows } = await ctx.db.execute<{ attempts: number }>(sql`select attempts from graphile_worker.jobs`)
    return rows
  }
  await until(async () => (await waiting())[0]?.attempts === 1)
  expect(await waiting()).toMatchObject([{ attempts: 1 }])
  await ctx.db.execute(
    sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`,
  )
  await until(async () => (await waiting()).length === 0)
  await worker.close()
  expect(ran).toEqual([2, 2])
})

test('what a failed job leaves in the queue holds nothing of anybody', async ({ ctx, database }) => {
  const handlers: JobHandlers = {
    'mail.deliver': async ({ db }) => {
      await db.execute(sql`select ${'hoje colhi no armário'}::int`)
    },
  }
  await ctx.transaction((tx) => addJob(tx, 'mail.deliver', { mail_id: 1 }))
  const worker = await startJobs({ pool: database.pool, handlers, cron: [], context: () => ctx })
  const lastError = async () => {
    const { rows } = await ctx.db.execute<{ last_error: string | null }>(
      sql`select last_error from graphile_worker.jobs`,
    )
    return rows[0]?.last_error ?? ''
  }
  await until(async () => (await lastError()) !== '')
  await worker.close()
  expect(await lastError()).toMatch(/Failed query.*22P02/)
  expect(await lastError()).not.toContain('colhi')
})

test('every line of the cron list names a job that has a handler', () => {
  const handlers = jobHandlers
  expect(cron.length).toBeGreaterThan(0)
  for (const { job } of cron) expect(handlers[job], job).toBeTypeOf('function')
})

test('the site’s own jobs and cron lines are understood by the queue', async ({ ctx, database }) => {
  const worker = await startJobs({ pool: database.pool, handlers: jobHandlers, cron, context: () => ctx })
  await until(
    async () =>
      (await ctx.db.execute(sql`select from graphile_worker._private_known_crontabs`)).rows.length === cron.length,
  )
  const { rows } = await ctx.db.execute(sql`select identifier from graphile_worker._private_known_crontabs`)
  await worker.close()
  expect(rows).toHaveLength(cron.length)
})
