import { createContext } from '#platform/context.ts'
import type { Database } from '#platform/database/database.ts'
import type { Environment } from '#platform/environment.ts'
import { startJobs } from '#platform/jobs/worker.ts'
import { cron, jobHandlers } from './jobs.ts'

/** The worker process: jobs and image encoding. */
export function startWorkerProcess(options: { database: Database; env: Environment }) {
  const { database, env } = options
  return startJobs({
    pool: database.pool,
    handlers: jobHandlers,
    cron,
    context: () => createContext({ db: database.db, env }),
  })
}
