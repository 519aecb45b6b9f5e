import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { remindOfTasks } from './agenda/remind.ts'
import { closeStagesOf, followCalendar } from './plans/follow-plans.ts'
import { purgeDeleted } from './plants/purge-deleted.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'cultivation.purge_deleted': Record<string, never>
    'cultivation.close_ended_stages': { user_id: number }
    'cultivation.follow_calendar': Record<string, never>
    'cultivation.remind_tasks': Record<string, never>
  }
}

export const cultivationJobs = {
  'cultivation.purge_deleted': purgeDeleted,
  'cultivation.close_ended_stages': closeStagesOf,
  'cultivation.follow_calendar': followCalendar,
  'cultivation.remind_tasks': remindOfTasks,
} satisfies JobHandlers

export const cultivationCron: CronLine[] = [
  { match: '30 6 * * *', job: 'cultivation.purge_deleted' },
  // Ten past midnight in São Paulo.
  { match: '10 3 * * *', job: 'cultivation.follow_calendar' },
  { match: '*/5 * * * *', job: 'cultivation.remind_tasks' },
]
