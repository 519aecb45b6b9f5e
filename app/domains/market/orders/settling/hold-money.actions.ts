import { and, eq } from 'drizzle-orm'
import { releaseReceivables } from '#domains/market/ledger/index.ts'
import type { Context } from '#platform/context.ts'
import { order_chargebacks } from '../chargebacks/order-chargebacks.table.ts'
import { openDispute, openWithdrawal } from '../life/facts.queries.ts'
import type { Order } from '../orders/orders.table.ts'
import { dayAfterWithdrawal } from './withdrawal-days.model.ts'

/**
 * From when on the store's money of an order may be paid out, as everything stands now: not before it is delivered, nor
 * while something is open about it. Called after whatever opens or ends such a thing.
 */
export async function holdMoney(tx: Context, { id, uuid, delivered_at }: Order) {
  const contested = and(eq(order_chargebacks.order_id, id), eq(order_chargebacks.state, 'aberta'))
  const open =
    (await openDispute(tx, id)) || (await openWithdrawal(tx, id)) || (await tx.db.$count(order_chargebacks, contested))
  await releaseReceivables(tx, uuid, delivered_at && !open ? dayAfterWithdrawal(delivered_at) : null)
}
