import { and, eq, isNotNull } from 'drizzle-orm'
import { isPublicUser } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { notification_addresses } from '../addresses/notification-addresses.table.ts'
import type { OutsideChannel } from '../choices/channel.kinds.ts'
import { push_subscriptions } from '../push/push-subscriptions.table.ts'

export type Address = { channel: OutsideChannel; address: string }

/** Everywhere that somebody can be told outside the site; nowhere who is suspended, leaving or gone. */
export async function addressesOf({ db }: Context, user_id: number): Promise<Address[]> {
  const here = and(eq(users.id, user_id), isPublicUser())
  const [person] = await db.select({ email: users.email }).from(users).where(here)
  if (!person) return []
  const [devices, others] = await Promise.all([
    db.select({ id: push_subscriptions.id }).from(push_subscriptions).where(eq(push_subscriptions.user_id, user_id)),
    db
      .select()
      .from(notification_addresses)
      .where(and(eq(notification_addresses.user_id, user_id), isNotNull(notification_addresses.confirmed_at))),
  ])
  return [
    { channel: 'e-mail', address: person.email },
    ...devices.map(({ id }) => ({ channel: 'push' as const, address: String(id) })),
    ...others.map(({ channel, shown }) => ({ channel, address: shown })),
  ]
}
