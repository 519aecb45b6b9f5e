import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import { audience_members } from '#domains/community/banca/audiences/audience-members.table.ts'
import { checkouts } from '#domains/market/orders/checkout/checkouts.table.ts'
import { orders } from '#domains/market/orders/orders/orders.table.ts'
import { anAddress, payCheckout } from '#domains/market/orders/orders.factory.ts'
import { doPaymentJobs } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { aStore } from '#domains/market/stores/stores.factory.ts'
import { type Context, signedIn } from '#platform/context.ts'
import type { JobHandler, JobName } from '#platform/jobs/jobs.ts'
import { type SubscriptionPlan, subscription_plans } from './plans/subscription-plans.table.ts'
import { subscribe } from './subscriptions/subscribe.actions.ts'
import type { SubscribeInput } from './subscriptions/subscriptions.schemas.ts'
import { subscription_cycles, subscription_orders, subscriptions } from './subscriptions/subscriptions.table.ts'
import { subscriptionsJobs } from './subscriptions.jobs.ts'

type Terms = Partial<typeof subscription_plans.$inferInsert>

/** A monthly plan of R$ 30,00 that opens the owner's paid posts, of a new open store. */
export async function aPlan(ctx: Context, terms: Terms = {}) {
  const { store, owner } = await aStore(ctx)
  const product = await aProduct(ctx, { kind: 'assinatura', store_id: store.id }, { price: 30_00 })
  const ships = terms.ships ?? false
  await ctx.db.update(variants).set({ tracks_stock: ships }).where(eq(variants.id, product.variant.id))
  const [plan] = await ctx.db
    .insert(subscription_plans)
    .values({
      variant_id: product.variant.id,
      store_id: store.id,
      interval: 'mensal',
      gives_posts: true,
      ships,
      ...terms,
    })
    .returning()
  return { store, owner, product, plan: plan as SubscriptionPlan, variant_id: product.variant.id }
}

export const anIntent = (variant_id: number, changes: Partial<SubscribeInput> = {}): SubscribeInput => ({
  idempotency_key: randomUUID(),
  variant_id,
  price: 30_00,
  method: 'pix',
  address: { ...anAddress },
  ...changes,
})

/** Subscribes and pays the first period. */
export async function aSubscription(buyer: Context, variant_id: number, changes: Partial<SubscribeInput> = {}) {
  const { uuid } = await subscribe(buyer, anIntent(variant_id, changes))
  const waiting = await waitingOrder(buyer, uuid)
  if (waiting) await payOrder(buyer, waiting.id)
  return subscriptionOf(buyer, uuid)
}

export async function subscriptionOf(ctx: Context, uuid: string) {
  const [found] = await ctx.db.select().from(subscriptions).where(eq(subscriptions.uuid, uuid))
  if (!found) throw new Error(`no subscription ${uuid}`)
  return found
}

export const cyclesOf = (ctx: Context, subscription_id: number) =>
  ctx.db
    .select()
    .from(subscription_cycles)
    .where(eq(subscription_cycles.subscription_id, subscription_id))
    .orderBy(subscription_cycles.starts_at)

/** Its orders, the newest first. */
export const ordersOf = async (ctx: Context, uuid: string) =>
  (
    await ctx.db
      .select({ order: orders })
      .from(orders)
      .innerJoin(subscription_orders, eq(subscription_orders.order_id, orders.id))
      .innerJoin(subscription_cycles, eq(subscription_cycles.id, subscription_orders.cycle_id))
      .innerJoin(subscriptions, eq(subscriptions.id, subscription_cycles.subscription_id))
      .where(eq(subscriptions.uuid, uuid))
      .orderBy(desc(orders.id))
  ).map(({ order }) => order)

export const waitingOrder = async (ctx: Context, uuid: string) =>
  (await ordersOf(ctx, uuid)).find(({ state }) => state === 'aguardando_pagamento')

/** The payer's bank pays the charge of an order, and its webhooks arrive. */
export async function payOrder(ctx: Context, order_id: number) {
  await doPaymentJobs(ctx)
  const [checkout] = await ctx.db
    .select({ uuid: checkouts.uuid })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkout_id))
    .where(eq(orders.id, order_id))
  await payCheckout(ctx, checkout?.uuid ?? '')
  await doSubscriptionJobs(ctx)
}

/** Until when somebody reads the paid posts of an author; null: they don't. */
export async function accessOf(ctx: Context, { author_id, user_id }: { author_id: number; user_id: number }) {
  const [row] = await ctx.db
    .select({ until: audience_members.until })
    .from(audience_members)
    .where(
      and(
        eq(audience_members.audience, 'pago'),
        eq(audience_members.author_id, author_id),
        eq(audience_members.user_id, user_id),
      ),
    )
  return row?.until ?? null
}

/** Does the jobs of subscriptions and payments that wait, and those that they add. */
export async function doSubscriptionJobs(ctx: Context) {
  for (;;) {
    const { rows } = await ctx.db.execute<{ id: string; name: JobName; payload: never }>(sql`
      delete from graphile_worker._private_jobs where id = (select j.id from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where starts_with(t.identifier, 'subscriptions.')
        order by j.id limit 1 for update of j skip locked)
      returning id, payload, (select identifier from graphile_worker._private_tasks t where t.id = task_id) as name`)
    const [next] = rows
    if (!next) return
    await (subscriptionsJobs[next.name as keyof typeof subscriptionsJobs] as JobHandler<JobName>)(ctx, next.payload)
    await doPaymentJobs(ctx)
  }
}

export const idOf = (ctx: Context) => signedIn(ctx).id
