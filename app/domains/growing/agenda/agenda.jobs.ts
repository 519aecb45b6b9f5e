import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { remindOfTasks } from './reminders/remind.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'agenda.remind_tasks': Record<string, never>
  }
}

export const agendaJobs = {
  'agenda.remind_tasks': remindOfTasks,
} satisfies JobHandlers

export const agendaCron: CronLine[] = [{ match: '*/5 * * * *', job: 'agenda.remind_tasks' }]
