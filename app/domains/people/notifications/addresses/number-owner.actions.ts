import '../notifications.events.ts'
import { and, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { isPublicUser } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { record } from '#platform/events.ts'
import { notify } from '../notifications/notify.actions.ts'
import { notification_addresses } from './notification-addresses.table.ts'
import { hashesOfNumber } from './number.secrets.ts'

const withNumber = ({ env }: Context, phone: string) =>
  and(
    eq(notification_addresses.channel, 'whatsapp'),
    inArray(notification_addresses.address_hash, hashesOfNumber(env.keys, phone)),
  )

/** Who proved that a number is theirs. */
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

/** One after the other, until the commit, of all that is decided about a number (`hashNumber`). */
export const lockNumber = ({ db }: Context, hash: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`number:${hash}`}, 0))`)

/** A number is of one account: who proved it last has it, and who had it is told that they do not any more. */
export async function takeNumber(tx: Context, user_id: number, phone: string) {
  const lost = await tx.db
    .delete(notification_addresses)
    .where(
      and(
        withNumber(tx, phone),
        isNotNull(notification_addresses.confirmed_at),
        ne(notification_addresses.user_id, user_id),
      ),
    )
    .returning({ user_id: notification_addresses.user_id })
  for (const from of lost) {
    await record(tx, 'number.taken', from)
    await notify(tx, {
      ...{ ...from, kind: 'system', key: `number-taken:${tx.now().toISOString()}`, url: '/notificacoes/configuracoes' },
      title: 'O seu número de WhatsApp passou para outra conta',
      text: 'Ele foi confirmado nela com um código, e aqui não recebe mais nada. Se é seu, confirme de novo.',
    })
  }
}

/** Nothing is sent to this number any more, whoever gave it. Returns whose it was. */
export async function forgetNumber(tx: Context, phone: string): Promise<number[]> {
  const gone = await tx.db
    .delete(notification_addresses)
    .where(withNumber(tx, phone))
    .returning({ user_id: notification_addresses.user_id })
  return gone.map(({ user_id }) => user_id)
}
