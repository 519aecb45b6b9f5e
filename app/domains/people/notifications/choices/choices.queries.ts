import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { NotificationKind } from '../notifications/notification.kinds.ts'
import { isWanted, type NotificationChannel } from './channel.kinds.ts'
import { notification_choices, notification_times } from './notification-choices.table.ts'

/** Whether somebody is told of this kind by this channel. */
export async function isWantedBy(
  { db }: Context,
  user_id: number,
  kind: NotificationKind,
  channel: NotificationChannel,
): Promise<boolean> {
  const { wanted, ...of } = notification_choices
  const [said] = await db
    .select({ wanted })
    .from(notification_choices)
    .where(and(eq(of.user_id, user_id), eq(of.kind, kind), eq(of.channel, channel)))
  return isWanted(kind, channel, said?.wanted)
}

/** Everything that somebody said of kinds and channels, to be asked without a query each. */
export async function choicesOf({ db }: Context, user_id: number) {
  const said = await db.select().from(notification_choices).where(eq(notification_choices.user_id, user_id))
  return (kind: NotificationKind, channel: NotificationChannel) =>
    isWanted(kind, channel, said.find((one) => one.kind === kind && one.channel === channel)?.wanted)
}

export async function timesOf({ db }: Context, user_id: number) {
  const [times] = await db.select().from(notification_times).where(eq(notification_times.user_id, user_id))
  return times ?? { user_id, quiet_from: null, quiet_to: null, mail_rhythm: 'at_once' as const }
}
