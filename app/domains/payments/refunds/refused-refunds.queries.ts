import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#domains/accounts/users/users.table.ts'
import type { Context } from '#platform/context.ts'
import { charges } from '../charges/charges.table.ts'
import { unsealKey } from './refund-key.secrets.ts'
import { charge_refunds } from './refunds.table.ts'

/** Refused by the gateway, neither asked for again nor paid in another way. */
export const isStranded = and(
  eq(charge_refunds.status, 'failed'),
  isNull(charge_refunds.tried_again_at),
  isNull(charge_refunds.settled_at),
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
  return rows.map(({ refund, ...row }) => ({ ...refund, ...row, pix_key: unsealKey(env.keys, refund) }))
}

/** Paid back from outside of the gateway so far: no more of the charge than the rest can be asked of it. */
export async function settledOutside({ db }: Context, charge_id: number): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${charge_refunds.amount}), 0)::int` })
    .from(charge_refunds)
    .where(and(eq(charge_refunds.charge_id, charge_id), sql`${charge_refunds.settled_at} is not null`))
  return row?.sum ?? 0
}

/** What of the charges of a reference waits for who paid, or for staff: all of it, why, and whether a key was given. */
export async function strandedOf({ db }: Context, reference: string) {
  const rows = await db
    .select({
      charge_id: charges.id,
      amount: charge_refunds.amount,
      reason: charge_refunds.failure_reason,
      key: charge_refunds.sealed_pix_key,
    })
    .from(charge_refunds)
    .innerJoin(charges, eq(charges.id, charge_refunds.charge_id))
    .where(and(eq(charges.reference, reference), isStranded))
  if (!rows.length) return null
  return {
    charge_ids: [...new Set(rows.map(({ charge_id }) => charge_id))],
    amount: rows.reduce((sum, { amount }) => sum + amount, 0),
    reason: rows[0]?.reason ?? '',
    key_given: rows.every(({ key }) => key !== null),
  }
}
