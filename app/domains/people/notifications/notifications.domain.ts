import type { Domain } from '#domain.ts'
import { addedAddresses } from './addresses/addresses.actions.ts'
import { notificationsApi } from './notifications/notifications.api.ts'
import { notificationsCron, notificationsJobs } from './notifications.jobs.ts'
import { notificationsPersonalData } from './notifications.personal-data.ts'
import { notificationsSubscribers } from './notifications.subscribers.ts'

export const notifications = {
  api: notificationsApi,
  addedAccess: [addedAddresses],
  jobs: notificationsJobs,
  cron: notificationsCron,
  subscribers: notificationsSubscribers,
  personalData: notificationsPersonalData,
} satisfies Domain
