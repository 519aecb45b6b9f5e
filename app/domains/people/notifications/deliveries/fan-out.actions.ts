import { and, eq, lt, lte, ne } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { isFixed } from '../choices/channel.kinds.ts'
import { choicesOf, timesOf } from '../choices/choices.queries.ts'
import { afterQuietHours, inRhythm } from '../choices/sending-time.model.ts'
import { type Notification, notifications } from '../notifications/notifications.table.ts'
import { type Address, addressesOf } from './addresses-of.queries.ts'
import { notification_deliveries } from './deliveries.table.ts'

declare module '#platform/jobs/jobs.ts' {
  interface Jobs {
    /** Sends, as one message, what is due at an address. */
    'notifications.deliver': { user_id: number } & Address
  }
}

/** What happens together is told together: three comments in a minute are one mail. */
const GATHER_MS = 60_000
/** A notice that grows is not sent again within this time. */
export const RENOTIFY_MS = 3_600_000

/** Writes a delivery for each way by which a notice is wanted. Run twice it writes them once. */
export const fanOut = (ctx: Context, { notification_id, unmailed }: { notification_id: number; unmailed?: true }) =>
  ctx.transaction(async (tx) => {
    const [notice] = await tx.db.select().from(notifications).where(eq(notifications.id, notification_id)).for('share')
    if (!notice || notice.withdrawn_at || (notice.in_app && notice.read_at)) return
    const [wants, times] = [await choicesOf(tx, notice.user_id), await timesOf(tx, notice.user_id)]
    const gathered = new Date(tx.now().getTime() + GATHER_MS)
    for (const to of await addressesOf(tx, notice.user_id)) {
      if (!wants(notice.kind, to.channel) || (unmailed && to.channel === 'e-mail')) continue
      const rhythm = to.channel === 'e-mail' && !isFixed(notice.kind, 'e-mail') ? times.mail_rhythm : 'at_once'
      const due_at = afterQuietHours(inRhythm(gathered, rhythm), times)
      if (await queue(tx, notice, to, due_at)) await deliverAt(tx, { user_id: notice.user_id, ...to }, due_at)
    }
  })

/** Queues a delivery, or queues it again when there is news and what it sent is long enough ago. Returns whether it did. */
async function queue(tx: Context, { id, user_id, kind, created_at }: Notification, to: Address, due_at: Date) {
  const sentLongAgo = lte(notification_deliveries.sent_at, new Date(tx.now().getTime() - RENOTIFY_MS))
  const queued = await tx.db
    .insert(notification_deliveries)
    .values({ notification_id: id, user_id, kind, ...to, due_at, created_at: tx.now() })
    .onConflictDoUpdate({
      target: [
        notification_deliveries.notification_id,
        notification_deliveries.channel,
        notification_deliveries.address,
      ],
      set: { status: 'queued', due_at, reason: null, attempts: 0 },
      setWhere: and(
        ne(notification_deliveries.status, 'queued'),
        sentLongAgo,
        lt(notification_deliveries.sent_at, created_at),
      ),
    })
    .returning({ id: notification_deliveries.id })
  return queued.length > 0
}

/** One job for all that is due at an address at the same minute. */
export const deliverAt = (tx: Context, to: { user_id: number } & Address, at: Date) =>
  addJob(tx, 'notifications.deliver', to, {
    run_at: at,
    job_key: `notices:${to.user_id}:${to.channel}:${to.address}:${at.toISOString().slice(0, 16)}`,
  })
