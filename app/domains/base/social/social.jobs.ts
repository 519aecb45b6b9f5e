import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { purgeViews } from './views/views.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'social.purge_views': Record<string, never>
  }
}

export const socialJobs = { 'social.purge_views': purgeViews } satisfies JobHandlers

export const socialCron: CronLine[] = [{ match: '45 6 * * *', job: 'social.purge_views' }]
