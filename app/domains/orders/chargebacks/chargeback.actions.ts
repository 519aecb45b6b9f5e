import { and, asc, eq } from 'drizzle-orm'
import { recordChargeback, recordChargebackReversed } from '#domains/ledger/index.ts'
import { allot, splitRefunds } from '#domains/splits/reckoning/split.model.ts'
import type { Context } from '#platform/context.ts'
import { divided } from '../disputes/divided.model.ts'
import { inTrouble, outOfTrouble } from '../life/open-trouble.actions.ts'
import { lockOrder, moveOrder } from '../orders/move-order.actions.ts'
import type { Order } from '../orders/orders.table.ts'
import { backOf, doneOf, linesOf, nextStep, takenOf } from '../refunds/given-back.queries.ts'
import type { RefundOf } from '../refunds/order-refund.kinds.ts'
import { holdMoney } from '../settling/hold-money.actions.ts'
import { checkoutOf, ordersOf } from '../settling/orders-of-charge.queries.ts'
import { paidFor, partsOf, saleOf } from '../settling/sale.model.ts'
import { order_chargebacks } from './order-chargebacks.table.ts'

type OfCharge = { charge_id: number; reference: string; amount: number }
/** What of an order came in and did not go out again. */
type Left = { order: Order; of: RefundOf; amount: number; interest: number }

/**
 * The buyer's bank took money of a charge: of each of its orders in proportion to what is still there. What is already on
 * its way back is left alone as long as the rest is enough; else those refunds fail at the gateway. Money that was never
 * an order's (paid too late, or twice) goes back by itself.
 */
export async function chargeBack(tx: Context, { charge_id, reference, amount }: OfCharge) {
  const checkout = await checkoutOf(tx, reference)
  if (!checkout) return
  // Never sold: paid too late, and on its way back.
  const sold = (await ordersOf(tx, checkout)).filter(({ paid_at }) => paid_at !== null)
  const free = await leftOf(tx, sold, takenOf)
  const all = sumOf(free) >= amount ? free : await leftOf(tx, sold, doneOf)
  const parts = allot(Math.min(amount, sumOf(all)), all.map(wholeOf))
  for (const [at, left] of all.entries()) if (parts[at]) await takeBack(tx, charge_id, left, parts[at])
}

const wholeOf = ({ amount, interest }: Left) => amount + interest
const sumOf = (all: Left[]) => all.reduce((sum, left) => sum + wholeOf(left), 0)

async function leftOf(tx: Context, sold: Order[], outOf: typeof takenOf): Promise<Left[]> {
  const all: Left[] = []
  for (const order of sold) {
    const [lines, out] = await Promise.all([linesOf(tx, order.id), outOf(tx, order)])
    const sum = (of: (one: (typeof out)[number]) => number) => out.reduce((whole, one) => whole + of(one), 0)
    all.push({
      order,
      of: {
        lines: Object.fromEntries(
          lines.map((line) => [line.id, paidFor(line) - sum(({ of }) => of.lines[line.id] ?? 0)]),
        ),
        freight: order.freight_amount - sum(({ of }) => of.freight),
      },
      amount: order.total - sum((one) => one.amount),
      interest: order.interest_amount - sum((one) => one.interest),
    })
  }
  return all
}

async function takeBack(tx: Context, charge_id: number, { order, ...left }: Left, total: number) {
  const interest_amount = Math.floor((left.interest * total) / (left.amount + left.interest))
  const amount = total - interest_amount
  const of = divided(left.of, amount)
  const step = await nextStep(tx, order)
  const [taken] = await tx.db
    .insert(order_chargebacks)
    .values({ order_id: order.id, charge_id, of, amount, interest_amount, step, created_at: tx.now() })
    .returning()
  if (!taken) throw new Error('insert returned no row')
  const [lines, done] = await Promise.all([linesOf(tx, order.id), doneOf(tx, order)])
  const split = splitRefunds(
    saleOf(order, lines),
    done.map((one) => backOf(lines, one.of)),
  ).at(-1)
  if (!split) throw new Error(`chargeback ${taken.id} is not there`)
  await recordChargeback(tx, {
    reference: referenceOf(taken),
    order_uuid: order.uuid,
    total,
    platform: split.platform,
    interest: interest_amount,
    parts: partsOf(order.store_id, split),
  })
  const contested = order.payment === 'contestado' ? {} : ({ payment: 'contestado' } as const)
  const told = { what: 'charged_back', side: 'sistema', data: { amount: total } } as const
  await holdMoney(tx, await moveOrder(tx, order, { ...inTrouble(order), ...contested }, told))
}

const referenceOf = ({ id }: { id: number }) => `order-chargeback:${id}`

/** The bank gave it back, which it does with the whole of what it took. */
export async function reverseChargeback(tx: Context, { charge_id }: OfCharge) {
  const open = await tx.db
    .select()
    .from(order_chargebacks)
    .where(and(eq(order_chargebacks.charge_id, charge_id), eq(order_chargebacks.state, 'aberta')))
    .orderBy(asc(order_chargebacks.order_id), asc(order_chargebacks.id))
  for (const taken of open) {
    const order = await lockOrder(tx, taken.order_id)
    await tx.db
      .update(order_chargebacks)
      .set({ state: 'revertida', ended_at: tx.now() })
      .where(eq(order_chargebacks.id, taken.id))
    await recordChargebackReversed(tx, { reference: `${referenceOf(taken)}:reversed`, chargeback: referenceOf(taken) })
    const still = await tx.db.$count(
      order_chargebacks,
      and(eq(order_chargebacks.order_id, order.id), eq(order_chargebacks.state, 'aberta')),
    )
    const payment =
      order.refunded_amount === 0
        ? 'pago'
        : order.refunded_amount < order.total
          ? 'reembolsado_em_parte'
          : 'reembolsado'
    const moved = await moveOrder(
      tx,
      order,
      { ...(await outOfTrouble(tx, order)), ...(!still && { payment }) },
      { what: 'chargeback_reversed', side: 'sistema', data: { amount: taken.amount + taken.interest_amount } },
    )
    await holdMoney(tx, moved)
  }
}
