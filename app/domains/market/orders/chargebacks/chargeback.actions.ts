import { and, asc, eq } from 'drizzle-orm'
import { recordChargeback, recordChargebackReversed } from '#domains/market/ledger/index.ts'
import {
  closedByBank,
  closeRefund,
  type RefundClaim,
  readCharge,
  refundClaims,
  reopenRefunds,
} from '#domains/market/payments/index.ts'
import { allot, splitRefunds } from '#domains/market/splits/reckoning/split.model.ts'
import type { Context } from '#platform/context.ts'
import { divided } from '../disputes/divided.model.ts'
import { inTrouble, outOfTrouble } from '../life/open-trouble.actions.ts'
import { lockOrder, moveOrder } from '../orders/move-order.actions.ts'
import { mayPaymentMove } from '../orders/order.model.ts'
import type { Order } from '../orders/orders.table.ts'
import { oweAgain, oweRefund, refundOf } from '../refunds/finish-refund.actions.ts'
import { linesOf, nextStep, stepsOf, takenOf } from '../refunds/given-back.queries.ts'
import type { RefundOf } from '../refunds/order-refund.kinds.ts'
import { refundable } from '../refunds/refundable.queries.ts'
import { holdMoney } from '../settling/hold-money.actions.ts'
import { checkoutOf, ordersOf } from '../settling/orders-of-charge.queries.ts'
import { partsOf, saleOf } from '../settling/sale.model.ts'
import { order_chargebacks } from './order-chargebacks.table.ts'

type OfCharge = { charge_id: number; reference: string }
/** What of an order came in, did not go out again and is not promised. */
type Left = { order: Order; of: RefundOf; amount: number; interest: number }
type Claims = { sold: Left[]; refunds: RefundClaim[] }

/**
 * What a bank took of a charge, it took of whoever has a claim on its money: as much as the gateway has too little for
 * all of them, never more than the bank took. It is reckoned from what the charge and its orders are now, so that it
 * follows from facts in any order, and followed again it does nothing. What is less than before came back.
 */
export async function followBank(tx: Context, { charge_id, reference }: OfCharge) {
  const checkout = await checkoutOf(tx, reference)
  if (!checkout) return
  const { captured_amount, refunded_amount, charged_back_amount } = await readCharge(tx, charge_id)
  const orders = await ordersOf(tx, checkout)
  const before = await takenByBank(tx, charge_id)
  if (!charged_back_amount && !before) return
  const claimed = async () => claimsOf(tx, charge_id === checkout.charge_id ? orders : [], charge_id)
  const claims = await claimed()
  const there = captured_amount - refunded_amount - charged_back_amount
  const missing = before + sumOf(claims) - there
  const now = Math.min(charged_back_amount, Math.max(0, missing))
  if (now > before) await take(tx, charge_id, claims, now - before)
  if (now >= before) return
  await comeBack(tx, charge_id)
  if (now > 0) await take(tx, charge_id, await claimed(), now)
}

const wholeOf = ({ amount, interest }: Left) => amount + interest
const total = (amounts: number[]) => amounts.reduce((sum, one) => sum + one, 0)
const sumOf = ({ sold, refunds }: Claims) => total([...sold.map(wholeOf), ...refunds.map(({ amount }) => amount)])

/** What the books say that a bank has of a charge: of its orders, and of what its refunds promised. */
async function takenByBank(tx: Context, charge_id: number): Promise<number> {
  const open = await openOf(tx, charge_id)
  return (
    total(open.map(({ amount, interest_amount }) => amount + interest_amount)) + (await closedByBank(tx, charge_id))
  )
}

const openOf = ({ db }: Context, charge_id: number) =>
  db
    .select()
    .from(order_chargebacks)
    .where(and(eq(order_chargebacks.charge_id, charge_id), eq(order_chargebacks.state, 'aberta')))
    .orderBy(asc(order_chargebacks.order_id), asc(order_chargebacks.id))

async function claimsOf(tx: Context, orders: Order[], charge_id: number): Promise<Claims> {
  const sold: Left[] = []
  for (const { id, paid_at } of orders) {
    if (!paid_at) continue
    const order = await lockOrder(tx, id)
    const [of, out] = await Promise.all([refundable(tx, order), takenOf(tx, order)])
    sold.push({
      order,
      of,
      amount: order.total - total(out.map(({ amount }) => amount)),
      interest: order.interest_amount - total(out.map(({ interest }) => interest)),
    })
  }
  return { sold, refunds: await refundClaims(tx, charge_id) }
}

type Taken = { order: Order; left?: Left; sold: number; owed: number }

/**
 * First what is owed to who paid, whose bank took it for them; then what the orders have, in proportion; then what is on
 * its way back, which the gateway will refuse; at last what we paid back from elsewhere, which is lost.
 */
async function take(tx: Context, charge_id: number, { sold, refunds }: Claims, amount: number) {
  const from = new Map(
    sold.map((left): [number, Taken] => [left.order.id, { order: left.order, left, sold: 0, owed: 0 }]),
  )
  let rest = amount
  const close = async (kind: RefundClaim['kind']) => {
    for (const claim of refunds.filter((one) => one.kind === kind)) {
      const closed = Math.min(rest, claim.amount)
      if (closed <= 0) continue
      rest -= closed
      await closeRefund(tx, claim.refund_id, closed)
      const of = await refundOf(tx, claim.reference)
      if (!of) continue
      if (of.refund) await oweRefund(tx, of.order, of.refund)
      const taken = from.get(of.order.id) ?? { order: of.order, sold: 0, owed: 0 }
      from.set(of.order.id, { ...taken, owed: taken.owed + closed })
    }
  }
  await close('stranded')
  const ofSold = Math.min(rest, total(sold.map(wholeOf)))
  rest -= ofSold
  for (const [at, piece] of allot(ofSold, sold.map(wholeOf)).entries()) {
    const taken = from.get(sold[at]?.order.id ?? 0)
    if (taken) taken.sold = piece
  }
  await close('pending')
  await close('settled')
  for (const [, taken] of [...from].sort(([a], [b]) => a - b))
    if (taken.sold + taken.owed > 0) await takeBack(tx, charge_id, taken)
}

async function takeBack(tx: Context, charge_id: number, { order: { id }, left, sold, owed }: Taken) {
  const order = await lockOrder(tx, id)
  const interest_amount = left && sold ? Math.floor((left.interest * sold) / wholeOf(left)) : 0
  const amount = sold - interest_amount
  const of = left && amount ? divided(left.of, amount) : { lines: {}, freight: 0 }
  const step = sold ? await nextStep(tx, order) : null
  const [taken] = await tx.db
    .insert(order_chargebacks)
    .values({ order_id: id, charge_id, of, amount, interest_amount, owed_amount: owed, step, created_at: tx.now() })
    .returning()
  if (!taken) throw new Error('insert returned no row')
  if (sold) {
    const lines = await linesOf(tx, id)
    const split = splitRefunds(saleOf(order, lines), await stepsOf(tx, order, lines)).at(-1)
    if (!split) throw new Error(`chargeback ${taken.id} is not there`)
    await recordChargeback(tx, {
      reference: referenceOf(taken),
      order_uuid: order.uuid,
      total: sold,
      platform: split.platform,
      interest: interest_amount,
      parts: partsOf(order.store_id, split),
    })
  }
  const contested = mayPaymentMove(order.payment, 'contestado') ? ({ payment: 'contestado' } as const) : {}
  const told = { what: 'charged_back', side: 'sistema', data: { amount: sold + owed } } as const
  const moved = await moveOrder(tx, order, { ...inTrouble(order), ...contested }, told)
  if (moved.paid_at) await holdMoney(tx, moved)
}

const referenceOf = ({ id }: { id: number }) => `order-chargeback:${id}`

/** All that the bank has of a charge, back to where it was: to the orders, and to who is owed it. */
async function comeBack(tx: Context, charge_id: number) {
  const owed = await reopenRefunds(tx, charge_id)
  for (const taken of await openOf(tx, charge_id)) {
    const order = await lockOrder(tx, taken.order_id)
    const sold = taken.step !== null
    await tx.db
      .update(order_chargebacks)
      .set({ state: 'revertida', ended_at: tx.now(), ...(sold && { reversed_step: await nextStep(tx, order) }) })
      .where(eq(order_chargebacks.id, taken.id))
    if (sold)
      await recordChargebackReversed(tx, {
        reference: `${referenceOf(taken)}:reversed`,
        chargeback: referenceOf(taken),
      })
    const still = await tx.db.$count(
      order_chargebacks,
      and(eq(order_chargebacks.order_id, order.id), eq(order_chargebacks.state, 'aberta')),
    )
    const amount = taken.amount + taken.interest_amount + taken.owed_amount
    const moved = await moveOrder(
      tx,
      order,
      {
        ...(await outOfTrouble(tx, order)),
        ...(!still && order.payment === 'contestado' && { payment: paymentOf(order) }),
      },
      { what: 'chargeback_reversed', side: 'sistema', data: { amount } },
    )
    if (moved.paid_at) await holdMoney(tx, moved)
  }
  for (const refund of owed) await oweAgain(tx, { charge_id, ...refund })
}

function paymentOf({ refunded_amount, total }: Order) {
  if (refunded_amount === 0) return 'pago'
  return refunded_amount < total ? 'reembolsado_em_parte' : 'reembolsado'
}
