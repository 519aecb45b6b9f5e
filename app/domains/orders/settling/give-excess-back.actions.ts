import { and, eq, isNull, sql } from 'drizzle-orm'
import { requestRefund } from '#domains/payments/index.ts'
import { charge_refunds } from '#domains/payments/refunds/refunds.table.ts'
import type { Context } from '#platform/context.ts'
import { checkoutOf } from './orders-of-charge.queries.ts'

type Over = { charge_id: number; reference: string; excess_amount: number }

/** Paid twice or more: what is over goes back by itself, less what was asked back of it before. */
export async function giveExcessBack(tx: Context, { charge_id, reference, excess_amount }: Over) {
  if (!(await checkoutOf(tx, reference))) return
  const amount = excess_amount - (await askedBack(tx, charge_id, `${reference}:excess:`))
  if (amount <= 0) return
  await requestRefund(tx, {
    charge_id,
    reference: `${reference}:excess:${excess_amount}`,
    amount,
    reason: 'Pago a mais.',
  })
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
