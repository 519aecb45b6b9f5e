import type { CronLine, JobHandlers } from '#platform/jobs/jobs.ts'
import { evaluateAlerts } from './episodes/evaluate-alerts.actions.ts'
import { type CameLate, lookBack } from './episodes/look-back.actions.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    'device_alerts.evaluate': Record<string, never>
    'device_alerts.look_back': CameLate
  }
}

export const deviceAlertsJobs = {
  'device_alerts.evaluate': (ctx) => evaluateAlerts(ctx),
  'device_alerts.look_back': lookBack,
} satisfies JobHandlers

export const deviceAlertsCron: CronLine[] = [{ match: '* * * * *', job: 'device_alerts.evaluate' }]
