import { and, eq, sql } from 'drizzle-orm'
import { discord_channels } from '#domains/messages/discord/channels/discord-channels.table.ts'
import { allowed } from '#domains/messages/opt-ins/index.ts'
import { isPublicUser } from '#domains/people/accounts/users/users.policy.ts'
import { users } from '#domains/people/accounts/users/users.table.ts'
import { addressOfChannel, countMessage, uncountMessage } from '#domains/people/notifications/index.ts'
import { type Context, inSavepoint } from '#platform/context.ts'
import { reportFault } from '#platform/log/report-fault.ts'
import { isPast, type Material, reachOf } from '../sends/material.queries.ts'
import { type MessageRecipient, message_recipients } from '../sends/message-sends.table.ts'
import type { Suppression } from '../sends/recipient.kinds.ts'
import { MOST_OF_TEAM } from './ceiling.kinds.ts'
import { teamToday } from './ceiling.queries.ts'
import { isSameMessage, LOST } from './rounds.model.ts'

/** Somebody whose turn it is, and how they stood before; where it goes, and what they are called. */
export type Claimed = { recipient: MessageRecipient; before: MessageRecipient; address: string; name: string }

/**
 * Takes the next one whose turn it is, and commits before the service is asked: two workers never take the same, and a process
 * that dies sends to nobody twice. 'passed' is one that gets nothing.
 */
export const claimNext = (ctx: Context, found: Material): Promise<Claimed | 'passed' | 'none'> =>
  ctx.transaction(async (tx) => {
    const next = await nextOf(tx, found.send.id)
    if (!next) return 'none'
    // Who waited for the lock may find another day.
    if (!next.test && isPast(found.send, tx.now())) return 'passed'
    const mark = (change: Partial<MessageRecipient>) =>
      tx.db.update(message_recipients).set(change).where(eq(message_recipients.id, next.id))
    const isLost = next.reason === LOST
    if (isLost && !isSameMessage(next, tx.now())) {
      await mark({ state: 'unsure' })
      return 'passed'
    }
    const to = await destinationOf(tx, found, next)
    if (typeof to === 'string') {
      await mark({ state: to === 'fault' ? 'failed' : 'suppressed', reason: to })
      return 'passed'
    }
    const claimed_at = isLost ? next.claimed_at : tx.now()
    const taken = { state: 'sending' as const, claimed_at, attempts: next.attempts + 1, reason: null }
    await mark(taken)
    return { recipient: { ...next, ...taken }, before: next, ...to }
  })

/** One whose address can't be read stops none after them: it is a dead letter, and a fault that is reported. */
async function destinationOf(
  tx: Context,
  found: Material,
  recipient: MessageRecipient,
): Promise<To | Suppression | 'fault'> {
  try {
    return await inSavepoint(tx, (inner) =>
      recipient.user_id ? person(inner, found, recipient) : channel(inner, recipient),
    )
  } catch (error) {
    reportFault(error, 'falha num destinatário de um envio')
    return 'fault'
  }
}

/** The send's own row is held until the commit: when 'stop' is answered, nobody is claimed any more. */
async function nextOf(tx: Context, send_id: number): Promise<MessageRecipient | undefined> {
  const now = tx.now().toISOString()
  const { rows } = await tx.db.execute<{ id: number }>(sql`
    select r.id from message_recipients r join message_sends s on s.id = r.send_id
    where r.send_id = ${send_id} and r.state = 'queued' and r.due_at <= ${now}
      and (r.test or (s.state = 'running' and (s.paused_until is null or s.paused_until <= ${now})))
    order by r.due_at, r.id limit 1
    for update of r skip locked for share of s`)
  if (!rows[0]) return undefined
  const [next] = await tx.db.select().from(message_recipients).where(eq(message_recipients.id, rows[0].id))
  return next
}

type To = { address: string; name: string }

/** Looks again at who it is: much can happen between beginning and turn. */
async function person(tx: Context, found: Material, { user_id, test }: MessageRecipient): Promise<To | Suppression> {
  const who = Number(user_id)
  const { channel, scope } = reachOf(found)
  const [here] = await tx.db
    .select({ name: users.nickname, asked: sql<boolean>`${allowed(channel, scope)}` })
    .from(users)
    .where(and(eq(users.id, who), isPublicUser()))
  if (!here) return 'gone'
  if (!here.asked && !test) return 'no opt-in'
  const address = await addressOfChannel(tx, who, channel)
  if (!address) return 'no address'
  // Counting locks the person's day: of two sends at once the second sees what the first took.
  if (!(await countMessage(tx, who))) return 'daily ceiling'
  if (!test && (await ofTeamToday(tx, who)) >= MOST_OF_TEAM) {
    await uncountMessage(tx, who)
    return 'daily ceiling'
  }
  return { address, name: here.name }
}

async function ofTeamToday({ db, now }: Context, user_id: number): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`select ${teamToday(user_id, now())} as count`)
  return rows[0]?.count ?? 0
}

async function channel({ db }: Context, { discord_channel_id }: MessageRecipient): Promise<To | Suppression> {
  const [row] = await db
    .select()
    .from(discord_channels)
    .where(and(eq(discord_channels.id, Number(discord_channel_id)), eq(discord_channels.active, true)))
  return row ? { address: row.snowflake, name: '' } : 'no address'
}
