import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { keepCheckout } from '#domains/market/orders/index.ts'
import { type Order, orders } from '#domains/market/orders/orders/orders.table.ts'
import type { Context } from '#platform/context.ts'
import type { Plan } from '../plans/find-plan.queries.ts'
import {
  type Subscription,
  type SubscriptionCycle,
  subscription_cycles,
  subscription_orders,
} from './subscriptions.table.ts'

type How = { expires_at: Date; side: 'comprador' | 'sistema'; card_token?: string }

/**
 * Places the order of a locked subscription's cycle, another with each try, at the price agreed to. Its key follows from
 * cycle and try: whatever happens, one try is one charge.
 */
export async function placeCycleOrder(
  tx: Context,
  { plan, product, variant, store }: Plan,
  subscription: Subscription,
  cycle: SubscriptionCycle,
  { expires_at, side, card_token }: How,
): Promise<{ order: Order; charge_id: number | null; cycle: SubscriptionCycle }> {
  const tries = cycle.tries + 1
  const { price } = cycle
  const checkout = await keepCheckout(
    tx,
    [
      {
        store,
        lines: [{ sellable: { product, variant: { ...variant, price }, store }, quantity: 1 }],
        coupon: null,
        freight: null,
        ships: plan.ships,
        price: { goods_amount: price, line_discounts: [0], discount_amount: 0, freight_amount: 0, total: price },
      },
    ],
    {
      buyer_id: subscription.subscriber_id,
      idempotency_key: keyOf(`${subscription.uuid}:${cycle.id}:${tries}`),
      fingerprint: `subscription:${subscription.uuid}:${cycle.id}:${tries}`,
      method: card_token ? 'cartao' : subscription.method,
      installments: 1,
      card_token,
      ship_to: subscription.ship_to ?? undefined,
      note: '',
      expires_at,
      side,
    },
  )
  const [order] = await tx.db.select().from(orders).where(eq(orders.checkout_id, checkout.id))
  if (!order) throw new Error(`checkout ${checkout.uuid} has no order`)
  await tx.db.insert(subscription_orders).values({ order_id: order.id, cycle_id: cycle.id })
  const [tried] = await tx.db
    .update(subscription_cycles)
    .set({ tries })
    .where(eq(subscription_cycles.id, cycle.id))
    .returning()
  return { order, charge_id: checkout.charge_id, cycle: tried as SubscriptionCycle }
}

/** A uuid that is always the same for the same words. */
function keyOf(words: string): string {
  const hex = createHash('sha256').update(words).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
