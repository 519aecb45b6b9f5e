import { notificationsApi } from './notifications/notifications.api.ts'

export const notificationsRouter = notificationsApi
