import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { createdAt, identity, optionalRef, ref, timestamptz } from '#platform/database/columns.ts'
import { outsideChannels } from '../choices/channel.kinds.ts'
import { notificationKinds } from '../notifications/notification.kinds.ts'
import { notifications } from '../notifications/notifications.table.ts'

export const deliveryStates = ['queued', 'sent', 'failed', 'suppressed'] as const

/** A notice on its way out of the site, once per channel and address. Kept for 90 days. */
export const notification_deliveries = pgTable(
  'notification_deliveries',
  {
    id: identity(),
    /** Null when the notice is gone: what waits is then not sent. */
    notification_id: optionalRef(() => notifications.id, 'set null'),
    user_id: ref(() => users.id, 'cascade'),
    kind: text({ enum: notificationKinds }).notNull(),
    channel: text({ enum: outsideChannels }).notNull(),
    /** The mail address, the number of the device, what is shown of a phone number or webhook. */
    address: text().notNull(),
    status: text({ enum: deliveryStates }).notNull().default('queued'),
    /** Why it was not sent, or not yet. */
    reason: text(),
    attempts: integer().notNull().default(0),
    /** By which the external service knows it. */
    provider_id: text(),
    created_at: createdAt(),
    due_at: timestamptz().notNull(),
    sent_at: timestamptz(),
  },
  (t) => [
    uniqueIndex('notification_deliveries_once').on(t.notification_id, t.channel, t.address),
    index('notification_deliveries_user_id').on(t.user_id),
    index('notification_deliveries_queued').on(t.due_at).where(sql`status = 'queued'`),
    index('notification_deliveries_created_at').on(t.created_at),
  ],
)
export type Delivery = typeof notification_deliveries.$inferSelect

/** How many messages left for somebody on a day of São Paulo, over all channels. */
export const notification_days = pgTable(
  'notification_days',
  {
    user_id: ref(() => users.id, 'cascade'),
    day: date().notNull(),
    sent: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.day] })],
)
