import type { Domain } from '#domain.ts'
import { deviceAlertsCron, deviceAlertsJobs } from './device-alerts.jobs.ts'
import { deviceAlertsPersonalData } from './device-alerts.personal-data.ts'
import { deviceAlertsSubscribers } from './device-alerts.subscribers.ts'
import { alertRulesApi } from './rules/alert-rules.api.ts'

export const deviceAlerts = {
  api: { rules: alertRulesApi },
  jobs: deviceAlertsJobs,
  cron: deviceAlertsCron,
  subscribers: deviceAlertsSubscribers,
  personalData: deviceAlertsPersonalData,
} satisfies Domain
