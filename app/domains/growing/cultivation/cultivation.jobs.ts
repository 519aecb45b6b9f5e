import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { purgeDeleted } from './purge-deleted.actions.ts'
import { sweepShareLinks } from './sharing/share-links.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'cultivation.purge_deleted': Record<string, never>
    'cultivation.sweep_share_links': Record<string, never>
  }
}

export const cultivationJobs = {
  'cultivation.purge_deleted': purgeDeleted,
  'cultivation.sweep_share_links': sweepShareLinks,
} satisfies JobHandlers

export const cultivationCron: CronLine[] = [
  { match: '30 6 * * *', job: 'cultivation.purge_deleted' },
  { match: '40 6 * * *', job: 'cultivation.sweep_share_links' },
]
