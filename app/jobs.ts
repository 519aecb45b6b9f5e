import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { platformCron, platformJobs } from '#platform/platform.jobs.ts'
import type { Domain } from './domain.ts'
import { domains } from './domains.ts'

const parts: Domain[] = Object.values(domains)

/** All job handlers by name. */
export const jobHandlers: JobHandlers = Object.assign({}, platformJobs, ...parts.map(({ jobs }) => jobs))

/** Cron schedule of all jobs (UTC): 06:15 is 03:15 in São Paulo. */
export const cron: CronLine[] = [...platformCron, ...parts.flatMap((part) => part.cron ?? [])]
