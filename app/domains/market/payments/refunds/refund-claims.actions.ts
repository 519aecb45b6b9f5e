import { and, asc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { rootReference } from './refund-reference.model.ts'
import { type ChargeRefund, charge_refunds } from './refunds.table.ts'
import { leftOf } from './refused-refunds.queries.ts'

/** What of a charge's money is not free: `stranded` is owed to who paid, `pending` on its way, `settled` ours again. */
export type RefundClaim = {
  refund_id: number
  /** Of who asked for it. */
  reference: string
  kind: 'stranded' | 'pending' | 'settled'
  amount: number
}

/** The claims of a locked charge's refunds on what the gateway has of it, the oldest first, by kind. */
export async function refundClaims({ db }: Context, charge_id: number): Promise<RefundClaim[]> {
  const rows = await db
    .select()
    .from(charge_refunds)
    .where(
      and(
        eq(charge_refunds.charge_id, charge_id),
        isNull(charge_refunds.tried_again_at),
        ne(charge_refunds.status, 'done'),
      ),
    )
    .orderBy(asc(charge_refunds.id))
  const claims = rows.flatMap((refund): RefundClaim[] => [claimOf(refund), settledOf(refund)])
  return claims.filter(({ amount }) => amount > 0)
}

const claimOf = (refund: ChargeRefund): RefundClaim => ({
  ...named(refund),
  kind: refund.status === 'failed' ? 'stranded' : 'pending',
  amount: leftOf(refund),
})

const settledOf = (refund: ChargeRefund): RefundClaim => ({
  ...named(refund),
  kind: 'settled',
  amount: Math.min(refund.settled_amount, refund.amount - refund.charged_back_amount),
})

const named = ({ id, reference }: ChargeRefund) => ({ refund_id: id, reference: rootReference(reference) })

/** A bank took back for who paid what a refund had promised them, or what we had paid them from elsewhere. */
export const closeRefund = ({ db }: Context, refund_id: number, amount: number) =>
  db
    .update(charge_refunds)
    .set({ charged_back_amount: sql`${charge_refunds.charged_back_amount} + ${amount}` })
    .where(eq(charge_refunds.id, refund_id))

const closedOf = (charge_id: number) =>
  and(eq(charge_refunds.charge_id, charge_id), gt(charge_refunds.charged_back_amount, 0))

export async function closedByBank({ db }: Context, charge_id: number): Promise<number> {
  const rows = await db.select().from(charge_refunds).where(closedOf(charge_id))
  return rows.reduce((sum, { charged_back_amount }) => sum + charged_back_amount, 0)
}

/** The bank gave it back: what its refunds promised is promised again. Answers those that were refused, and wait again. */
export async function reopenRefunds({ db }: Context, charge_id: number) {
  const rows = await db.update(charge_refunds).set({ charged_back_amount: 0 }).where(closedOf(charge_id)).returning()
  return rows
    .filter(({ status, tried_again_at }) => status === 'failed' && !tried_again_at)
    .map((refund) => ({ ...named(refund), amount: leftOf(refund), reason: refund.failure_reason ?? '' }))
    .filter(({ amount }) => amount > 0)
}
