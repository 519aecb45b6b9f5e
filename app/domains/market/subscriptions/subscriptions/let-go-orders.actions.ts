import { eq } from 'drizzle-orm'
import { cancelOrder, lockWithCharge, refundable, refundOrder } from '#domains/market/orders/index.ts'
import { orders } from '#domains/market/orders/orders/orders.table.ts'
import type { Context } from '#platform/context.ts'
import { forEach } from '#platform/jobs/for-each.ts'
import { subscription_orders } from './subscriptions.table.ts'

/** Calls off what still waits for money for a cycle that is paid or over, each behind its own lock. */
export async function dropOrdersOf(ctx: Context, { cycle_id }: { cycle_id: number }) {
  const tried = await ctx.db.select().from(subscription_orders).where(eq(subscription_orders.cycle_id, cycle_id))
  await forEach(ctx, tried, async (tx, { order_id }) => {
    const order = await lockWithCharge(tx, eq(orders.id, order_id))
    if (order?.state !== 'aguardando_pagamento') return
    await cancelOrder(tx, order, { side: 'sistema', reason: '' })
  })
}

/** Gives back whole what was paid for a cycle that was paid already, or is over. Run twice it does so once. */
export async function giveBack(ctx: Context, { order_id }: { order_id: number }) {
  await ctx.transaction(async (tx) => {
    const order = await lockWithCharge(tx, eq(orders.id, order_id))
    if (order?.payment !== 'pago') return
    const reason = 'Este período da assinatura já estava pago ou encerrado.'
    if (order.state === 'pago') {
      await cancelOrder(tx, order, { side: 'sistema', reason })
      return
    }
    const of = await refundable(tx, order)
    if (Object.values(of.lines).some((amount) => amount > 0))
      await refundOrder(tx, order, { of, reason, side: 'sistema' })
  })
}
