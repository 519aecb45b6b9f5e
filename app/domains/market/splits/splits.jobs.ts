import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { endLapsed } from './end-lapsed.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'splits.end': Record<string, never>
  }
}

export const splitsJobs = { 'splits.end': endLapsed } satisfies JobHandlers

export const splitsCron: CronLine[] = [{ match: '25 * * * *', job: 'splits.end' }]
