import { Logger, parseCronItems, run } from 'graphile-worker'
import type { Context } from '#platform/context.ts'
import { faultOf } from '#platform/log/fault.ts'
import { log } from '#platform/log/log.ts'
import { reportFault } from '#platform/log/report-fault.ts'
import { releaseJobsOfDeadWorkers } from './dead-workers.ts'
import type { CronLine, JobHandlers } from './jobs.ts'

type AnyHandler = (ctx: Context, payload: never) => Promise<void>

/** What failed is reported here; the queue keeps, and would print, only what says nothing of anybody. */
async function reported(job: string, work: () => Promise<void>) {
  try {
    await work()
  } catch (error) {
    reportFault(error, 'falha numa tarefa', { job })
    const { name, message, cause } = faultOf(error)
    throw new Error([name, message, cause?.code, cause?.message].filter(Boolean).join(': '))
  }
}

/** Runs jobs until closed; running jobs are finished first. Failed ones are retried with exponential backoff. */
export async function startJobs(options: {
  pool: import('pg').Pool
  handlers: JobHandlers
  cron: CronLine[]
  context: () => Context
  concurrency?: number
}) {
  const { pool, handlers, cron, context, concurrency = 4 } = options
  const watch = releaseJobsOfDeadWorkers(pool)
  const runner = await run({
    pgPool: pool,
    events: watch.events,
    concurrency,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: new Logger(
      () => (level, message) => level === 'error' && !message.startsWith('Failed task') && log.error(message),
    ),
    taskList: Object.fromEntries(
      Object.entries(handlers).map(([name, handle]) => [
        name,
        (payload: unknown) => reported(name, () => (handle as AnyHandler)(context(), payload as never)),
      ]),
    ),
    // What failed and waits for its next try is replaced by the next run, which does the same.
    parsedCronItems: parseCronItems(
      cron.map(({ match, job }) => ({ match, task: job, options: { jobKey: `cron:${job}`, jobKeyMode: 'replace' } })),
    ),
  })
  return {
    close: async () => {
      await runner.stop()
      await watch.close()
    },
  }
}
