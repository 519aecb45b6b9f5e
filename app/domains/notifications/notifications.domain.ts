import type { Domain } from '#domain.ts'
import { notificationsApi } from './notifications/notifications.api.ts'
import { notificationsPersonalData } from './notifications.personal-data.ts'
import { notificationsSubscribers } from './notifications.subscribers.ts'

export const notifications = {
  api: notificationsApi,
  subscribers: notificationsSubscribers,
  personalData: notificationsPersonalData,
} satisfies Domain
