import { and, eq, inArray, sql } from 'drizzle-orm'
import { bookPaidOutside, recordRefund } from '#domains/market/ledger/index.ts'
import { waitsOf } from '#domains/market/payments/index.ts'
import { splitRefunds } from '#domains/market/splits/reckoning/split.model.ts'
import { holdersOf } from '#domains/people/accounts/index.ts'
import { notify } from '#domains/people/notifications/index.ts'
import type { Context } from '#platform/context.ts'
import type { Events } from '#platform/events.ts'
import { formatMoney } from '#shared/money.ts'
import { openDisputeStates } from '../disputes/dispute.model.ts'
import { disputes } from '../disputes/disputes.table.ts'
import { lockOrder, moveOrder, tellOrder } from '../orders/move-order.actions.ts'
import { mayMove } from '../orders/order.model.ts'
import { type Order, order_lines, orders } from '../orders/orders.table.ts'
import { partsOf, saleOf } from '../settling/sale.model.ts'
import { withdrawals } from '../withdrawals/withdrawals.table.ts'
import { linesOf, nextStep, stepsOf } from './given-back.queries.ts'
import { type OrderRefund, order_refunds } from './order-refunds.table.ts'

const PREFIX = 'order-refund:'
const idOf = (reference: string | null) =>
  reference?.startsWith(PREFIX) ? Number(reference.slice(PREFIX.length)) : undefined

/** The order that was paid too late, which a refund of its charge pays back. */
const lateOrder = (reference: string | null) => /^order:([0-9a-f-]{36}):late$/.exec(reference ?? '')?.[1]

/** The money is back, from the gateway or by us from elsewhere: order, lines and ledger follow, once. */
export async function finishRefund(
  tx: Context,
  { refund_reference, amount }: { refund_reference: string | null; amount: number },
) {
  const late = lateOrder(refund_reference)
  if (late) return finishLate(tx, late, amount)
  const found = await openRefund(tx, refund_reference)
  if (!found) return
  const { order, refund } = found
  const owed = refund.step !== null
  await tx.db
    .update(order_refunds)
    .set({ state: 'feito', ended_at: tx.now(), ...(!owed && { step: await nextStep(tx, order) }) })
    .where(eq(order_refunds.id, refund.id))
  for (const [line_id, amount] of Object.entries(refund.of.lines))
    await tx.db
      .update(order_lines)
      .set({ refunded_amount: sql`${order_lines.refunded_amount} + ${amount}` })
      .where(eq(order_lines.id, Number(line_id)))
  // Of one that was refused, the book has owed it since then.
  if (!owed) await book(tx, order, refund, 'gateway')
  const refunded_amount = order.refunded_amount + refund.amount
  const whole = refunded_amount === order.total
  if (whole) await endWhatIsOpen(tx, order)
  await moveOrder(
    tx,
    order,
    {
      refunded_amount,
      // What the bank of the buyer holds is told by its chargeback.
      ...(order.payment !== 'contestado' && { payment: whole ? 'reembolsado' : 'reembolsado_em_parte' }),
      ...(whole &&
        mayMove(order.state, 'reembolsado') && { state: 'reembolsado', state_before: null, finished_at: tx.now() }),
    },
    { what: 'refunded', side: 'sistema', data: { amount: refund.amount + refund.interest_amount } },
  )
}

/** Everything is back with the buyer: nothing is left to agree on or to wait for. */
async function endWhatIsOpen(tx: Context, { id }: Order) {
  await tx.db
    .update(disputes)
    .set({ state: 'encerrada', ended_at: tx.now() })
    .where(and(eq(disputes.order_id, id), inArray(disputes.state, openDisputeStates)))
  await tx.db
    .update(withdrawals)
    .set({ state: 'concluida', ended_at: tx.now() })
    .where(and(eq(withdrawals.order_id, id), inArray(withdrawals.state, ['pedida', 'enviada'])))
}

/** Of an order that had lapsed when it was paid: it was never sold, so the ledger knows nothing of it. */
async function finishLate(tx: Context, uuid: string, amount: number) {
  const [order] = await tx.db.select().from(orders).where(eq(orders.uuid, uuid)).for('update')
  if (order && order.payment !== 'reembolsado')
    await moveOrder(tx, order, { payment: 'reembolsado' }, { what: 'refunded', side: 'sistema', data: { amount } })
}

/**
 * Refused: nobody of the sale has it any more, who bought is owed it, and staff is told. Unless their bank took it back
 * for them meanwhile.
 */
export async function failRefund(tx: Context, { refund_reference, reason, charge_id }: Events['charge.refund_failed']) {
  const waits = await waitsOf(tx, { charge_id, reference: refund_reference })
  if (waits) await tellStaff(tx, `refund-failed:${charge_id}:${refund_reference}`, waits)
  const found = await openRefund(tx, refund_reference)
  if (!found) return
  const { order, refund } = found
  await oweRefund(tx, order, refund)
  await tx.db
    .update(order_refunds)
    .set({ state: 'falhou', failure_reason: reason, ended_at: tx.now() })
    .where(eq(order_refunds.id, refund.id))
  if (waits) await tellRefused(tx, order, refund, reason)
}

/** From now on no part of the sale has it; who bought does, is owed it, or their bank took it. Once. */
export async function oweRefund(tx: Context, order: Order, refund: OrderRefund) {
  if (refund.step !== null) return
  await tx.db
    .update(order_refunds)
    .set({ step: await nextStep(tx, order) })
    .where(eq(order_refunds.id, refund.id))
  await book(tx, order, refund, 'buyers')
}

const tellRefused = (tx: Context, order: Order, { amount, interest_amount }: OrderRefund, reason: string) =>
  tellOrder(tx, order, { what: 'refund_failed', side: 'sistema', data: { amount: amount + interest_amount, reason } })

/** A bank had taken for who bought what was refused before, and gave it back: it is owed again. */
export async function oweAgain(
  tx: Context,
  { charge_id, reference, amount, reason }: { charge_id: number; reference: string; amount: number; reason: string },
) {
  await tellStaff(tx, `refund-owed-again:${charge_id}:${reference}:${tx.now().getTime()}`, amount)
  const found = await openRefund(tx, reference)
  if (found) await tellRefused(tx, found.order, found.refund, reason)
}

async function tellStaff(tx: Context, key: string, amount: number) {
  for (const { id } of await holdersOf(tx, 'marketplace.manage'))
    await notify(tx, {
      user_id: id,
      kind: 'system',
      key,
      title: 'O banco recusou uma devolução',
      text: `${formatMoney(amount)} esperam por alguém da equipe.`,
      url: '/admin/marketplace/atencao',
    })
}

async function openRefund(tx: Context, reference: string | null) {
  const id = idOf(reference)
  if (!id) return null
  const [known] = await tx.db.select().from(order_refunds).where(eq(order_refunds.id, id))
  if (!known) throw new Error(`no refund ${id}`)
  const order = await lockOrder(tx, known.order_id)
  const [refund] = await tx.db
    .select()
    .from(order_refunds)
    .where(and(eq(order_refunds.id, id), inArray(order_refunds.state, ['pedido', 'falhou'])))
  return refund ? { order, refund } : null
}

/** The order that a refund of a charge is of, and what it gives back of its sale; null when it is of none. */
export async function refundOf(tx: Context, reference: string): Promise<{ order: Order; refund?: OrderRefund } | null> {
  const late = lateOrder(reference)
  if (late) {
    const [order] = await tx.db.select().from(orders).where(eq(orders.uuid, late)).for('update')
    return order ? { order } : null
  }
  const id = idOf(reference)
  const [refund] = id ? await tx.db.select().from(order_refunds).where(eq(order_refunds.id, id)) : []
  return refund ? { order: await lockOrder(tx, refund.order_id), refund } : null
}

/** Who gives back what follows from all that went out before, in its order. */
async function book(tx: Context, order: Order, refund: OrderRefund, from: 'gateway' | 'buyers') {
  const lines = await linesOf(tx, order.id)
  const split = splitRefunds(saleOf(order, lines), await stepsOf(tx, order, lines)).at(-1)
  if (!split) throw new Error(`refund ${refund.id} is not done`)
  await recordRefund(tx, {
    reference: `order-refund:${refund.id}`,
    order_uuid: order.uuid,
    total: refund.amount + refund.interest_amount,
    platform: split.platform,
    interest: refund.interest_amount,
    parts: partsOf(order.store_id, split),
    from,
  })
}

/** We paid it back from elsewhere. */
export async function settleRefund(
  tx: Context,
  { reference, refund_id, refund_reference, amount, settled_amount }: Events['charge.refund_settled'],
) {
  const before = settled_amount - amount
  await bookPaidOutside(tx, {
    checkout: reference,
    reference: `${reference}:outside:${refund_id}${before ? `:${before}` : ''}`,
    amount,
  })
  await finishRefund(tx, { refund_reference, amount })
}
