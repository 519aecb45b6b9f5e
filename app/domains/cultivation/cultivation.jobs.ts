import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { purgeDeleted } from './plants/purge-deleted.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'cultivation.purge_deleted': Record<string, never>
  }
}

export const cultivationJobs = { 'cultivation.purge_deleted': purgeDeleted } satisfies JobHandlers

export const cultivationCron: CronLine[] = [{ match: '30 6 * * *', job: 'cultivation.purge_deleted' }]
