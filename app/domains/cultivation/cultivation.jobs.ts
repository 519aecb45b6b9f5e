import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { remindOfTasks } from './agenda/remind.actions.ts'
import { closeStagesOf, followCalendar } from './plans/follow-plans.actions.ts'
import { purgeDeleted } from './plants/purge-deleted.actions.ts'
import { sweepShareLinks } from './sharing/share-links.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'cultivation.purge_deleted': Record<string, never>
    'cultivation.close_ended_stages': { user_id: number }
    'cultivation.follow_calendar': Record<string, never>
    'cultivation.remind_tasks': Record<string, never>
    'cultivation.sweep_share_links': Record<string, never>
  }
}

export const cultivationJobs = {
  'cultivation.purge_deleted': purgeDeleted,
  'cultivation.close_ended_stages': closeStagesOf,
  'cultivation.follow_calendar': followCalendar,
  'cultivation.remind_tasks': remindOfTasks,
  'cultivation.sweep_share_links': sweepShareLinks,
} satisfies JobHandlers

export const cultivationCron: CronLine[] = [
  { match: '30 6 * * *', job: 'cultivation.purge_deleted' },
  { match: '40 6 * * *', job: 'cultivation.sweep_share_links' },
  // Ten past midnight in São Paulo.
  { match: '10 3 * * *', job: 'cultivation.follow_calendar' },
  { match: '*/5 * * * *', job: 'cultivation.remind_tasks' },
]
