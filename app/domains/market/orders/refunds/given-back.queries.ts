import { and, asc, eq, isNotNull, ne, or, sql } from 'drizzle-orm'
import type { Back, Step } from '#domains/market/splits/reckoning/split.model.ts'
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
 * What went out of an order so far, and what of that came back, in the order in which it did: refunds that were done, or
 * are owed to who bought, and money that a bank took. It decides who gives back which centavo of the next.
 */
export async function stepsOf({ db }: Context, { id }: Pick<Order, 'id'>, lines: Pick<OrderLine, 'id'>[]) {
  const [refunds, chargebacks] = await Promise.all([
    db
      .select()
      .from(order_refunds)
      .where(and(eq(order_refunds.order_id, id), isNotNull(order_refunds.step))),
    db
      .select()
      .from(order_chargebacks)
      .where(
        and(
          eq(order_chargebacks.order_id, id),
          isNotNull(order_chargebacks.step),
          or(eq(order_chargebacks.state, 'aberta'), isNotNull(order_chargebacks.reversed_step)),
        ),
      ),
  ])
  const out = [...refunds, ...chargebacks].map((row) => ({ at: row.step ?? 0, row }))
  const back = chargebacks.flatMap((row) => (row.reversed_step ? [{ at: row.reversed_step, undone: row }] : []))
  const all: { at: number; row?: (typeof out)[number]['row']; undone?: unknown }[] = [...out, ...back]
  all.sort((a, b) => a.at - b.at)
  return all.map(({ row, undone }): Step => {
    if (row) return backOf(lines, row.of)
    return { undoes: all.findIndex((one) => one.row === undone) }
  })
}

/** What is out of an order, or on its way out: what can't be promised again. */
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
    (select coalesce(max(greatest(step, reversed_step)), 0) from order_chargebacks where order_id = ${id})) + 1 as next`)
  return rows[0]?.next ?? 1
}
