import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { notifications } from './notifications/notifications.table.ts'

export const notificationsPersonalData: PersonalTable[] = [
  {
    table: notifications,
    label: 'Avisos',
    rows: ({ id }) => eq(notifications.user_id, id),
    exported: { file: 'avisos', omit: ['key'] },
    erased: 'deleted',
  },
]
