import { and, eq, inArray } from 'drizzle-orm'
import { isShipped } from '#domains/market/products/types/product-type.kinds.ts'
import type { Context } from '#platform/context.ts'
import { openDisputeStates } from '../disputes/dispute.model.ts'
import { disputes } from '../disputes/disputes.table.ts'
import type { Order, OrderLine } from '../orders/orders.table.ts'
import { linesOf, takenOf } from '../refunds/given-back.queries.ts'
import { withdrawals } from '../withdrawals/withdrawals.table.ts'
import type { Facts } from './acts.model.ts'
import { leftToSend } from './order-lines.model.ts'

export const openWithdrawal = async ({ db }: Context, order_id: number) =>
  (
    await db
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.order_id, order_id), inArray(withdrawals.state, ['pedida', 'enviada'])))
  )[0]

export const openDispute = async ({ db }: Context, order_id: number) =>
  (
    await db
      .select()
      .from(disputes)
      .where(and(eq(disputes.order_id, order_id), inArray(disputes.state, openDisputeStates)))
  )[0]

export async function factsOf(ctx: Context, order: Order, known?: OrderLine[]): Promise<Facts> {
  const [lines, taken, withdrawal, dispute] = await Promise.all([
    known ?? linesOf(ctx, order.id),
    takenOf(ctx, order),
    openWithdrawal(ctx, order.id),
    openDispute(ctx, order.id),
  ])
  const { state, payment, delivery, delivered_at, paid_at, ready_at, total } = order
  return {
    ...{ state, payment, delivery, delivered_at, paid_at, ready_at, total },
    picks_up: order.freight?.option.kind === 'retirada',
    ships: lines.some(({ kind }) => isShipped(kind)),
    to_send: leftToSend(lines),
    kept: lines.reduce((sum, { quantity, returned, canceled }) => sum + quantity - returned - canceled, 0),
    left_amount: order.total - taken.reduce((sum, { amount }) => sum + amount, 0),
    withdrawal: withdrawal?.state ?? null,
    dispute: dispute?.state ?? null,
  }
}
