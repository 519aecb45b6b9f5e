import { and, desc, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { demandSubscriptionMove } from './subscription.model.ts'
import { type Subscription, type SubscriptionCycle, subscription_cycles, subscriptions } from './subscriptions.table.ts'

type Changes = Partial<Omit<Subscription, 'id' | 'uuid' | 'variant_id' | 'store_id' | 'subscriber_id'>>

/** One subscription, locked until the transaction ends. */
export async function lockSubscription(tx: Context, id: number): Promise<Subscription> {
  const [found] = await tx.db.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update')
  if (!found) throw new Error(`no subscription ${id}`)
  return found
}

/** Writes a locked subscription; another state only along the table of moves. */
export async function moveSubscription(tx: Context, from: Subscription, to: Changes): Promise<Subscription> {
  if (to.state && to.state !== from.state) demandSubscriptionMove(from.state, to.state)
  const [moved] = await tx.db.update(subscriptions).set(to).where(eq(subscriptions.id, from.id)).returning()
  return moved as Subscription
}

export async function lastCycle({ db }: Context, subscription_id: number): Promise<SubscriptionCycle> {
  const [last] = await db
    .select()
    .from(subscription_cycles)
    .where(eq(subscription_cycles.subscription_id, subscription_id))
    .orderBy(desc(subscription_cycles.starts_at))
    .limit(1)
  if (!last) throw new Error(`subscription ${subscription_id} has no cycle`)
  return last
}

export async function openCycle({ db }: Context, subscription_id: number): Promise<SubscriptionCycle | null> {
  const [open] = await db
    .select()
    .from(subscription_cycles)
    .where(and(eq(subscription_cycles.subscription_id, subscription_id), eq(subscription_cycles.state, 'aberto')))
  return open ?? null
}
