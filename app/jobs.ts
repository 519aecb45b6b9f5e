import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { platformCron, platformJobs } from '#platform/platform.jobs.ts'
import type { Domain } from './domain.ts'
import { domains } from './domains.ts'

const parts: Domain[] = Object.values(domains)

/** Every job by its name. */
export const jobHandlers: JobHandlers = Object.assign({}, platformJobs, ...parts.map(({ jobs }) => jobs))

/** When which job runs by itself (UTC): 06:15 is a quarter past three in São Paulo. */
export const cron: CronLine[] = [...platformCron, ...parts.flatMap((part) => part.cron ?? [])]
