import { and, asc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Back } from '#domains/splits/reckoning/split.model.ts'
import type { Context } from '#platform/context.ts'
import { order_chargebacks } from '../chargebacks/order-chargebacks.table.ts'
import { type Order, type OrderLine, order_lines } from '../orders/orders.table.ts'
import type { RefundOf } from './order-refund.kinds.ts'
import { order_refunds } from './order-refunds.table.ts'

export const linesOf = ({ db }: Context, order_id: number): Promise<OrderLine[]> =>
  db.select().from(order_lines).where(eq(order_lines.order_id, order_id)).orderBy(asc(order_lines.id))

/** As the splitting takes it: what of each line, in their order, and of the freight. */
export const backOf = (lines: Pick<OrderLine, 'id'>[], of: RefundOf): Back => ({
  lines: lines.map(({ id }) => of.lines[id] ?? 0),
  freight: of.freight,
})

const openChargebacks = (order_id: number) =>
  and(eq(order_chargebacks.order_id, order_id), eq(order_chargebacks.state, 'aberta'))

/**
 * What went out of an order so far, in the order in which it did: refunds that were done, or refused and are owed to who
 * bought, and money that a bank took and still has. It decides who gives back which centavo of the next.
 */
export async function doneOf({ db }: Context, { id }: Pick<Order, 'id'>) {
  const [refunds, chargebacks] = await Promise.all([
    db
      .select({
        of: order_refunds.of,
        amount: order_refunds.amount,
        interest: order_refunds.interest_amount,
        step: order_refunds.step,
      })
      .from(order_refunds)
      .where(and(eq(order_refunds.order_id, id), isNotNull(order_refunds.step))),
    db
      .select({
        of: order_chargebacks.of,
        amount: order_chargebacks.amount,
        interest: order_chargebacks.interest_amount,
        step: order_chargebacks.step,
      })
      .from(order_chargebacks)
      .where(openChargebacks(id)),
  ])
  return [...refunds, ...chargebacks].sort((a, b) => (a.step ?? 0) - (b.step ?? 0))
}

/** The same with refunds that are on their way: what can't be promised again. */
export async function takenOf({ db }: Context, { id }: Pick<Order, 'id'>) {
  const [refunds, chargebacks] = await Promise.all([
    db
      .select({ of: order_refunds.of, amount: order_refunds.amount, interest: order_refunds.interest_amount })
      .from(order_refunds)
      .where(and(eq(order_refunds.order_id, id), or(ne(order_refunds.state, 'falhou'), isNotNull(order_refunds.step)))),
    db
      .select({
        of: order_chargebacks.of,
        amount: order_chargebacks.amount,
        interest: order_chargebacks.interest_amount,
      })
      .from(order_chargebacks)
      .where(openChargebacks(id)),
  ])
  return [...refunds, ...chargebacks]
}

/** The place of what is done next, behind the order's lock. */
export async function nextStep({ db }: Context, { id }: Pick<Order, 'id'>): Promise<number> {
  const { rows } = await db.execute<{ next: number }>(sql`select greatest(
    (select coalesce(max(step), 0) from order_refunds where order_id = ${id}),
    (select coalesce(max(step), 0) from order_chargebacks where order_id = ${id})) + 1 as next`)
  return rows[0]?.next ?? 1
}
