import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { notification_choices } from './choices/notification-choices.table.ts'
import { notifications } from './notifications/notifications.table.ts'

export const notificationsPersonalData: PersonalTable[] = [
  {
    table: notifications,
    label: 'Avisos',
    rows: ({ id }) => eq(notifications.user_id, id),
    exported: { file: 'avisos', omit: ['key'] },
    erased: 'deleted',
  },
  {
    table: notification_choices,
    label: 'Por onde você quer ser avisado',
    rows: ({ id }) => eq(notification_choices.user_id, id),
    exported: { file: 'avisos-escolhas' },
    erased: 'deleted',
  },
]
