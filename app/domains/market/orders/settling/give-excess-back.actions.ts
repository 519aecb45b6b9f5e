import { and, eq, isNull, sql } from 'drizzle-orm'
import { excessOf } from '#domains/market/payments/charges/charge-fold.model.ts'
import { readCharge, requestRefund } from '#domains/market/payments/index.ts'
import { charge_refunds } from '#domains/market/payments/refunds/refunds.table.ts'
import type { Context } from '#platform/context.ts'
import { checkoutOf } from './orders-of-charge.queries.ts'

type OfCharge = { charge_id: number; reference: string }

/** Paid twice or more: what is over now goes back by itself, less what was asked back of it before. */
export async function giveExcessBack(tx: Context, { charge_id, reference }: OfCharge) {
  if (!(await checkoutOf(tx, reference))) return
  const excess = excessOf(await readCharge(tx, charge_id))
  const amount = excess - (await askedBack(tx, charge_id, `${reference}:excess:`))
  if (amount <= 0) return
  await requestRefund(tx, { charge_id, reference: `${reference}:excess:${excess}`, amount, reason: 'Pago a mais.' })
}

/** What was asked back of a charge under references that begin so; one that was refused waits to be asked for again. */
export async function askedBack({ db }: Context, charge_id: number, begins: string): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${charge_refunds.amount}), 0)::int` })
    .from(charge_refunds)
    .where(
      and(
        eq(charge_refunds.charge_id, charge_id),
        isNull(charge_refunds.tried_again_at),
        sql`starts_with(${charge_refunds.reference}, ${begins})`,
      ),
    )
  return row?.sum ?? 0
}
