import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#domains/people/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { charges } from '../charges/charges.table.ts'
import { unsealKey } from './refund-key.secrets.ts'
import { rootReference } from './refund-reference.model.ts'
import { type ChargeRefund, charge_refunds } from './refunds.table.ts'

/** What of a refund is neither paid in another way nor taken back by a bank for who paid. */
export const leftOf = ({ amount, charged_back_amount, settled_amount }: ChargeRefund) =>
  Math.max(0, amount - charged_back_amount - settled_amount)

/** Refused by the gateway, not asked for again, and not all of it with who paid in another way. */
export const isStranded = and(
  eq(charge_refunds.status, 'failed'),
  isNull(charge_refunds.tried_again_at),
  sql`${charge_refunds.charged_back_amount} + ${charge_refunds.settled_amount} < ${charge_refunds.amount}`,
)

/** Every refund that somebody must do something about, the oldest first: for staff, with where the money is wanted. */
export async function listRefused({ db, env }: Context) {
  const rows = await db
    .select({ refund: charge_refunds, charge_uuid: charges.uuid, charge: charges.reference, payer: users.nickname })
    .from(charge_refunds)
    .innerJoin(charges, eq(charges.id, charge_refunds.charge_id))
    .innerJoin(users, eq(users.id, charges.payer_id))
    .where(isStranded)
    .orderBy(asc(charge_refunds.id))
    .limit(200)
  return rows.map(({ refund, ...row }) => ({
    ...refund,
    ...row,
    amount: leftOf(refund),
    pix_key: unsealKey(env.keys, refund),
  }))
}

/** Our own money that went out from outside of the gateway, which has it of the charge: not to be asked of it again. */
export async function settledOutside({ db }: Context, charge_id: number): Promise<number> {
  const { amount, charged_back_amount, settled_amount } = charge_refunds
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(least(${settled_amount}, ${amount} - ${charged_back_amount})), 0)::int` })
    .from(charge_refunds)
    .where(eq(charge_refunds.charge_id, charge_id))
  return row?.sum ?? 0
}

/** What of a refund, by the reference of who asked for it, waits for somebody since it was refused. */
export async function waitsOf({ db }: Context, { charge_id, reference }: { charge_id: number; reference: string }) {
  const rows = await db
    .select()
    .from(charge_refunds)
    .where(and(eq(charge_refunds.charge_id, charge_id), isStranded))
  return rows
    .filter((refund) => rootReference(refund.reference) === rootReference(reference))
    .reduce((sum, refund) => sum + leftOf(refund), 0)
}

/** What of the charges of a reference waits for who paid, or for staff: all of it, why, and whether a key was given. */
export async function strandedOf({ db }: Context, reference: string) {
  const rows = await db
    .select({
      charge_id: charges.id,
      refund: charge_refunds,
    })
    .from(charge_refunds)
    .innerJoin(charges, eq(charges.id, charge_refunds.charge_id))
    .where(and(eq(charges.reference, reference), isStranded))
  if (!rows.length) return null
  return {
    charge_ids: [...new Set(rows.map(({ charge_id }) => charge_id))],
    amount: rows.reduce((sum, { refund }) => sum + leftOf(refund), 0),
    reason: rows[0]?.refund.failure_reason ?? '',
    key_given: rows.every(({ refund }) => refund.sealed_pix_key !== null),
  }
}
