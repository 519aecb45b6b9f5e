import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { closeStagesOf, followCalendar } from './progress/follow-plans.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'plans.close_ended_stages': { user_id: number }
    'plans.follow_calendar': Record<string, never>
  }
}

export const plansJobs = {
  'plans.close_ended_stages': closeStagesOf,
  'plans.follow_calendar': followCalendar,
} satisfies JobHandlers

export const plansCron: CronLine[] = [
  // Ten past midnight in São Paulo.
  { match: '10 3 * * *', job: 'plans.follow_calendar' },
]
