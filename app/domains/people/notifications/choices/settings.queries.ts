import { count, eq } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { type AddressedChannel, notification_addresses } from '../addresses/notification-addresses.table.ts'
import { notificationKinds } from '../notifications/notification.kinds.ts'
import { push_subscriptions } from '../push/push-subscriptions.table.ts'
import { isFixed, notificationChannels } from './channel.kinds.ts'
import { choicesOf, timesOf } from './choices.queries.ts'
import type { NoticeSettings } from './choices.schemas.ts'
import { timeOf } from './sending-time.model.ts'

/** How the viewer is told of what. */
export async function showSettings(ctx: Context): Promise<NoticeSettings> {
  const { id, game_hidden } = signedIn(ctx)
  const [wants, times, email, devices, address] = await Promise.all([
    choicesOf(ctx, id),
    timesOf(ctx, id),
    confirmedEmail(ctx, id),
    countDevices(ctx, id),
    addressesShown(ctx, id),
  ])
  return {
    kinds: notificationKinds
      .filter((kind) => kind !== 'game' || !game_hidden)
      .map((kind) => ({
        kind,
        channels: notificationChannels.map((channel) => ({
          channel,
          wanted: wants(kind, channel),
          fixed: isFixed(kind, channel),
        })),
      })),
    quiet_from: times.quiet_from === null ? null : timeOf(times.quiet_from),
    quiet_to: times.quiet_to === null ? null : timeOf(times.quiet_to),
    mail_rhythm: times.mail_rhythm,
    email,
    push: { configured: Boolean(ctx.env.push), devices },
    whatsapp: { ...address('whatsapp'), configured: Boolean(ctx.env.whatsapp) },
    discord: address('discord'),
  }
}

async function confirmedEmail({ db }: Context, id: number) {
  const [person] = await db
    .select({ email: users.email, confirmed: users.email_verified_at })
    .from(users)
    .where(eq(users.id, id))
  return person?.confirmed ? person.email : null
}

async function countDevices({ db }: Context, id: number) {
  const [row] = await db.select({ devices: count() }).from(push_subscriptions).where(eq(push_subscriptions.user_id, id))
  return row?.devices ?? 0
}

async function addressesShown({ db }: Context, id: number) {
  const rows = await db.select().from(notification_addresses).where(eq(notification_addresses.user_id, id))
  return (channel: AddressedChannel) => {
    const row = rows.find((one) => one.channel === channel)
    return { channel, shown: row?.shown ?? null, confirmed: Boolean(row?.confirmed_at) }
  }
}
