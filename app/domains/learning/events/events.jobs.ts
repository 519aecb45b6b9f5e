import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { remindOfEvents } from './reminders/remind.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'events.remind': Record<string, never>
  }
}

export const eventsJobs = { 'events.remind': remindOfEvents } satisfies JobHandlers

export const eventsCron: CronLine[] = [{ match: '*/10 * * * *', job: 'events.remind' }]
