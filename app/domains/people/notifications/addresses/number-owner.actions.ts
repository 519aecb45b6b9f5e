import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { isPublicUser } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { notification_addresses } from './notification-addresses.table.ts'
import { hashesOfNumber } from './number.secrets.ts'

const withNumber = ({ env }: Context, phone: string) =>
  and(
    eq(notification_addresses.channel, 'whatsapp'),
    inArray(notification_addresses.address_hash, hashesOfNumber(env.keys, phone)),
  )

/** Who proved that a number is theirs; the last one, when it went from hand to hand. */
export async function ownerOfNumber(ctx: Context, phone: string) {
  const [owner] = await ctx.db
    .select({ id: users.id, nickname: users.nickname, email: users.email })
    .from(notification_addresses)
    .innerJoin(users, eq(users.id, notification_addresses.user_id))
    .where(and(withNumber(ctx, phone), isNotNull(notification_addresses.confirmed_at), isPublicUser()))
    .orderBy(desc(notification_addresses.confirmed_at))
    .limit(1)
  return owner
}

/** Nothing is sent to this number any more, whoever gave it. Returns whose it was. */
export async function forgetNumber(tx: Context, phone: string): Promise<number[]> {
  const gone = await tx.db
    .delete(notification_addresses)
    .where(withNumber(tx, phone))
    .returning({ user_id: notification_addresses.user_id })
  return gone.map(({ user_id }) => user_id)
}
