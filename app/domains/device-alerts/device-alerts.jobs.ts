import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { evaluateAlerts } from './episodes/evaluate-alerts.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'device_alerts.evaluate': Record<string, never>
  }
}

export const deviceAlertsJobs = {
  'device_alerts.evaluate': (ctx) => evaluateAlerts(ctx),
} satisfies JobHandlers

export const deviceAlertsCron: CronLine[] = [{ match: '* * * * *', job: 'device_alerts.evaluate' }]
