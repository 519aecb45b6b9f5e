import { eq } from 'drizzle-orm'
import type { PersonalTable } from '#platform/personal-data.ts'
import { unsealedAddress } from './addresses/addresses.queries.ts'
import { type NotificationAddress, notification_addresses } from './addresses/notification-addresses.table.ts'
import { notification_choices, notification_times } from './choices/notification-choices.table.ts'
import { notification_days, notification_deliveries } from './deliveries/deliveries.table.ts'
import { notification_actors, notifications } from './notifications/notifications.table.ts'
import { leaveGroups } from './notifications/notify-grouped.actions.ts'
import { push_subscriptions } from './push/push-subscriptions.table.ts'

export const notificationsPersonalData: PersonalTable[] = [
  {
    table: notification_deliveries,
    label: 'Avisos enviados para fora do site',
    rows: ({ id }) => eq(notification_deliveries.user_id, id),
    exported: { file: 'avisos-enviados', omit: ['provider_id'] },
    erased: 'deleted',
  },
  {
    table: notification_days,
    label: 'Quantos avisos saíram por dia',
    tie: true,
    rows: ({ id }) => eq(notification_days.user_id, id),
    exported: { file: 'avisos-por-dia' },
    erased: 'deleted',
  },
  {
    table: push_subscriptions,
    label: 'Aparelhos que recebem avisos',
    rows: ({ id }) => eq(push_subscriptions.user_id, id),
    exported: { file: 'avisos-aparelhos', omit: ['p256dh', 'auth'] },
    erased: 'deleted',
  },
  {
    table: notification_addresses,
    label: 'WhatsApp e Discord dos avisos',
    rows: ({ id }) => eq(notification_addresses.user_id, id),
    reveal: ({ env }, row) => ({ ...row, address: unsealedAddress(env.keys, row as NotificationAddress) }),
    exported: { file: 'avisos-enderecos', omit: ['sealed_address', 'address_hash', 'code_hash'] },
    erased: 'deleted',
  },
  {
    table: notification_actors,
    label: 'Avisos de outras pessoas que contam você',
    tie: true,
    rows: ({ id }) => eq(notification_actors.user_id, id),
    exported: { not: 'Repete o que está em curtidas e pessoas que você segue.' },
    erased: 'deleted',
    beforeErased: leaveGroups,
  },
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
  {
    table: notification_times,
    label: 'Quando você quer ser avisado',
    rows: ({ id }) => eq(notification_times.user_id, id),
    exported: { file: 'avisos-horarios' },
    erased: 'deleted',
  },
]
