import { and, eq, ne } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { Told } from '../charges/charge-fold.model.ts'
import { charge_refunds } from './refunds.table.ts'

/** Writes to the refunds what new transactions say of them. One that is done stays done. */
export async function noteRefunds(tx: Context, added: readonly Told[]) {
  for (const { kind, refund_uuid, occurred_at: ended_at, reason } of added) {
    if (!refund_uuid) continue
    const this_one = and(eq(charge_refunds.uuid, refund_uuid), ne(charge_refunds.status, 'done'))
    if (kind === 'refunded')
      await tx.db.update(charge_refunds).set({ status: 'done', ended_at, failure_reason: null }).where(this_one)
    if (kind === 'refund_failed')
      await tx.db.update(charge_refunds).set({ status: 'failed', ended_at, failure_reason: reason }).where(this_one)
  }
}
