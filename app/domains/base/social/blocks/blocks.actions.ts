import { and, eq, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { isThere } from '#platform/access/there.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import '../social.events.ts'
import { distanceTo } from './blocks.queries.ts'
import type { BlockChange, MuteChange } from './blocks.schemas.ts'
import { blocks, mutes } from './blocks.table.ts'
import { lockPair } from './lock-pair.actions.ts'

const MOST = 1000

/**
 * Blocks a person, or no longer. Both stop following each other; unblocking does not bring that back. Idempotent. One
 * may block somebody whom one does not see, since they may have blocked first.
 */
export const changeBlock = (ctx: Context, { user_id, blocked }: BlockChange) =>
  ctx.transaction(async (tx) => {
    const me = await demandOther(tx, user_id)
    await lockPair(tx, me, user_id)
    if (blocked) {
      await demandRoom(tx, 'blocks')
      await tx.db.insert(blocks).values({ user_id: me, blocked_id: user_id }).onConflictDoNothing()
      await stopFollowing(tx, me, user_id)
      await stopFollowing(tx, user_id, me)
    } else await tx.db.delete(blocks).where(and(eq(blocks.user_id, me), eq(blocks.blocked_id, user_id)))
    await record(tx, 'social.kept_away', { user_id: me, other_id: user_id })
    return distanceTo(tx, user_id)
  })

/** Mutes a person, or no longer. Idempotent. */
export const changeMute = (ctx: Context, { user_id, muted }: MuteChange) =>
  ctx.transaction(async (tx) => {
    const me = await demandOther(tx, user_id)
    if (muted) {
      await demandRoom(tx, 'mutes')
      await tx.db.insert(mutes).values({ user_id: me, muted_id: user_id }).onConflictDoNothing()
    } else await tx.db.delete(mutes).where(and(eq(mutes.user_id, me), eq(mutes.muted_id, user_id)))
    await record(tx, 'social.kept_away', { user_id: me, other_id: user_id })
    return distanceTo(tx, user_id)
  })

async function demandOther(tx: Context, user_id: number) {
  const me = signedIn(tx).id
  if (user_id === me) throw new AppError('invalid', 'Essa pessoa é você.')
  const [known] = await tx.db.select({ deleted_at: users.deleted_at }).from(users).where(eq(users.id, user_id))
  if (!known || known.deleted_at) throw new AppError('not_found', 'Não encontramos essa pessoa no nosso jardim.')
  return me
}

async function demandRoom(tx: Context, table: 'blocks' | 'mutes') {
  const { rows } = await tx.db.execute<{ kept: number }>(
    sql`select count(*)::int as kept from ${sql.identifier(table)} where user_id = ${signedIn(tx).id}`,
  )
  if ((rows[0]?.kept ?? 0) >= MOST) throw new AppError('conflict', `Você já chegou a ${MOST} pessoas nesta lista.`)
}

/** The row decides; the counter moves only with it, and has not counted whoever is not there. */
async function stopFollowing(tx: Context, user_id: number, followed_id: number) {
  const { rows } = await tx.db.execute(sql`
    with gone as (
      delete from saves where user_id = ${user_id} and target = 'user' and target_id = ${followed_id} returning target_id
    ), counted as (
      update social_counters set saves_count = saves_count - 1 from gone
      where target = 'user' and social_counters.target_id = gone.target_id and ${isThere(user_id)}
    )
    select from gone`)
  if (rows.length) await record(tx, 'social.saved', { target: 'user', target_id: followed_id, user_id, saved: false })
}
