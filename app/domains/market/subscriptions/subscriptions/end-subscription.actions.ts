import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { keepAccess } from '../access/keep-access.actions.ts'
import { tellSubscriber } from '../notices/tell.actions.ts'
import { moveSubscription } from './move-subscription.actions.ts'
import type { OverState } from './subscription.kinds.ts'
import { type Subscription, subscription_cycles } from './subscriptions.table.ts'

/**
 * Over for good, of a locked subscription: the cycle that was not paid is given up, and what it opened closes. Its
 * orders are called off by a job: their charges are never locked behind a subscription.
 */
export async function endSubscription(
  tx: Context,
  from: Subscription,
  { state, reason }: { state: OverState; reason: string },
): Promise<Subscription> {
  const over = await moveSubscription(tx, from, {
    state,
    cancel_at: from.cancel_at ?? tx.now(),
    canceled_at: tx.now(),
    cancel_reason: from.cancel_reason || reason,
    next_price: null,
    next_price_from: null,
  })
  await dropOrders(tx, over.id)
  await tx.db
    .update(subscription_cycles)
    .set({ state: 'falhou' })
    .where(and(eq(subscription_cycles.subscription_id, over.id), eq(subscription_cycles.state, 'aberto')))
  await keepAccess(tx, over)
  await tellSubscriber(tx, over, state === 'nao_paga' ? 'unpaid' : 'ended')
  return over
}

/** What still waits for money for a cycle that needs none any more is called off after the commit. */
export async function dropOrders(tx: Context, subscription_id: number) {
  const cycles = await tx.db
    .select({ id: subscription_cycles.id })
    .from(subscription_cycles)
    .where(and(eq(subscription_cycles.subscription_id, subscription_id), eq(subscription_cycles.state, 'aberto')))
  for (const { id } of cycles) await addJob(tx, 'subscriptions.drop_orders', { cycle_id: id })
}
