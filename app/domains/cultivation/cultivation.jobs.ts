import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { remindOfTasks } from './agenda/remind.ts'
import { purgeDeleted } from './plants/purge-deleted.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'cultivation.purge_deleted': Record<string, never>
    'cultivation.remind_tasks': Record<string, never>
  }
}

export const cultivationJobs = {
  'cultivation.purge_deleted': purgeDeleted,
  'cultivation.remind_tasks': remindOfTasks,
} satisfies JobHandlers

export const cultivationCron: CronLine[] = [
  { match: '30 6 * * *', job: 'cultivation.purge_deleted' },
  { match: '*/5 * * * *', job: 'cultivation.remind_tasks' },
]
