import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { log } from '#platform/log/log.ts'
import type { Outcome } from '#platform/messages/outcome.ts'
import { HOUR } from '#shared/durations.ts'
import { choicesOf, timesOf } from '../choices/choices.queries.ts'
import { afterQuietHours } from '../choices/sending-time.model.ts'
import { notifications } from '../notifications/notifications.table.ts'
import { type Address, addressesOf } from './addresses-of.queries.ts'
import { countMessage, uncountMessage } from './ceiling.actions.ts'
import { isConfigured } from './configured.queries.ts'
import { type Delivery, notification_deliveries as deliveries } from './deliveries.table.ts'
import { deliverAt } from './fan-out.actions.ts'
import { forgetAddress } from './forget-address.actions.ts'
import { send } from './send.actions.ts'

type To = { user_id: number } & Address

const MOST_ATTEMPTS = 8
/** What could not be sent for so long is not news any more. */
const STALE_MS = 72 * HOUR

/**
 * Sends as one message what is due at an address. Its deliveries stay locked while the service is asked: another job
 * passes them by, and a crash leaves them queued.
 */
export const deliver = (ctx: Context, to: To) =>
  ctx.transaction(async (tx) => {
    const fit = await withoutSuppressed(tx, to, await claim(tx, to))
    if (!fit.length) return
    const due = afterQuietHours(tx.now(), await timesOf(tx, to.user_id))
    if (due > tx.now()) return postpone(tx, to, fit, due)
    if (!isConfigured(tx.env, to.channel)) return note(tx, fit, { reason: 'not configured' })
    if (!(await countMessage(tx, to.user_id))) return note(tx, fit, { status: 'suppressed', reason: 'daily ceiling' })
    const outcome = await send(tx, to, fit)
    if (outcome.result !== 'sent') await uncountMessage(tx, to.user_id)
    await settle(tx, to, fit, outcome)
  })

/** What is due there, locked; what another job has locked is its own. */
async function claim({ db, now }: Context, { user_id, channel, address }: To): Promise<Delivery[]> {
  return db
    .select()
    .from(deliveries)
    .where(
      and(
        eq(deliveries.user_id, user_id),
        eq(deliveries.channel, channel),
        eq(deliveries.address, address),
        eq(deliveries.status, 'queued'),
        lte(deliveries.due_at, now()),
      ),
    )
    .orderBy(asc(deliveries.id))
    .for('update', { skipLocked: true })
}

/** Marks what is not to be sent any more, with the reason, and returns the rest. */
async function withoutSuppressed(tx: Context, to: To, claimed: Delivery[]) {
  if (!claimed.length) return []
  const [wants, addresses] = [await choicesOf(tx, to.user_id), await addressesOf(tx, to.user_id)]
  const isThere = addresses.some(({ channel, address }) => channel === to.channel && address === to.address)
  const alive = await stillNews(tx, claimed)
  const reasonOf = ({ notification_id, kind, created_at }: Delivery) => {
    if (!isThere) return 'address gone'
    if (!wants(kind, to.channel)) return 'not wanted'
    if (!alive.has(notification_id)) return 'read or withdrawn'
    if (to.channel !== 'e-mail' && tx.now().getTime() - created_at.getTime() > STALE_MS) return 'too late'
    return null
  }
  const groups = Map.groupBy(claimed, reasonOf)
  for (const [reason, some] of groups) if (reason) await note(tx, some, { status: 'suppressed', reason })
  return groups.get(null) ?? []
}

/** Notices that exist, were not taken back and not read in the meantime. */
async function stillNews({ db }: Context, claimed: Delivery[]): Promise<Set<number | null>> {
  const ids = claimed.flatMap(({ notification_id }) => notification_id ?? [])
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(
      and(
        inArray(notifications.id, ids),
        sql`${notifications.withdrawn_at} is null and (${notifications.read_at} is null or not ${notifications.in_app})`,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

async function postpone(tx: Context, to: To, some: Delivery[], due_at: Date) {
  await note(tx, some, { due_at })
  await deliverAt(tx, to, due_at)
}

/** Writes down what became of it; what may still work is asked again, later each time or when the service said so. */
async function settle(tx: Context, to: To, sent: Delivery[], outcome: Outcome) {
  if (outcome.result === 'sent')
    return note(tx, sent, { status: 'sent', sent_at: tx.now(), provider_id: outcome.provider_id, reason: null }, 1)
  const { result, reason } = outcome
  log.warn({ channel: to.channel, result, reason }, 'aviso não enviado')
  if (result === 'gone') await forgetAddress(tx, to)
  const attempts = Math.max(...sent.map((one) => one.attempts)) + 1
  if (result !== 'later' || attempts >= MOST_ATTEMPTS) return note(tx, sent, { status: 'failed', reason }, 1)
  const seconds = outcome.seconds ?? 30 * 2 ** attempts
  await note(tx, sent, { reason }, 1)
  await postpone(tx, to, sent, new Date(tx.now().getTime() + seconds * 1000))
}

const note = async ({ db }: Context, some: Delivery[], change: Partial<Delivery>, tries = 0) => {
  await db
    .update(deliveries)
    .set({ ...change, attempts: sql`${deliveries.attempts} + ${tries}` })
    .where(
      inArray(
        deliveries.id,
        some.map(({ id }) => id),
      ),
    )
}
