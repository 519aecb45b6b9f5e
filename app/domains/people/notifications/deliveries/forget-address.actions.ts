import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { notification_addresses } from '../addresses/notification-addresses.table.ts'
import { push_subscriptions } from '../push/push-subscriptions.table.ts'
import type { Address } from './addresses-of.queries.ts'

/** The service says that nobody is there any more: a subscription that ended, a deleted webhook. */
export async function forgetAddress({ db }: Context, { user_id, channel, address }: { user_id: number } & Address) {
  if (channel === 'push') await db.delete(push_subscriptions).where(eq(push_subscriptions.id, Number(address)))
  if (channel === 'whatsapp' || channel === 'discord')
    await db
      .delete(notification_addresses)
      .where(
        and(
          eq(notification_addresses.user_id, user_id),
          eq(notification_addresses.channel, channel),
          eq(notification_addresses.shown, address),
        ),
      )
}
