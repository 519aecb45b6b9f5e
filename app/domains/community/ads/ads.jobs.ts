import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { purgeAdActs } from './counting/counting.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'ads.purge_acts': Record<string, never>
  }
}

export const adsJobs = { 'ads.purge_acts': purgeAdActs } satisfies JobHandlers

export const adsCron: CronLine[] = [{ match: '50 6 * * *', job: 'ads.purge_acts' }]
