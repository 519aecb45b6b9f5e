import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { checkouts } from '#domains/market/orders/checkout/checkouts.table.ts'
import { atMoment } from '#domains/market/orders/demo/at-moment.seed.ts'
import { liveOn } from '#domains/market/orders/demo/demo-life.seed.ts'
import { settlingSubscribers } from '#domains/market/orders/index.ts'
import { orders } from '#domains/market/orders/orders/orders.table.ts'
import { bankActs, seedingPayments } from '#domains/market/payments/demo-bank.seed.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { store_members } from '#domains/market/stores/members/store-members.table.ts'
import type { Store } from '#domains/market/stores/stores/stores.table.ts'
import { user_registrations } from '#domains/people/accounts/registration-confirmation/registrations.table.ts'
import { asPerson } from '#platform/access/viewer.ts'
import type { Context } from '#platform/context.ts'
import { onlyInstalled } from '#platform/events.ts'
import { DAY } from '#shared/durations.ts'
import { subscription_plans } from './plans/subscription-plans.table.ts'
import { cancelSubscription } from './subscriptions/cancel-subscription.actions.ts'
import { lockSubscription } from './subscriptions/move-subscription.actions.ts'
import { renewDue } from './subscriptions/renew.actions.ts'
import { subscribe } from './subscriptions/subscribe.actions.ts'
import { subscription_cycles, subscription_orders, subscriptions } from './subscriptions/subscriptions.table.ts'
import { subscriptionsSubscribers } from './subscriptions.subscribers.ts'

const DAYS = 130

type Shop = { stores: Map<string, Store>; people: Map<string, { id: number }> }
type Life = { user_id: number; plan: number; begins: number; stops_paying: number; leaves: number }

/** Plans of the demo's subscription boxes and four months of people who have them, in every state, through the real doors. */
export async function seedDemoSubscriptions(tx: Context, { stores, people }: Shop) {
  const plans = await seedPlans(tx, stores)
  if (!plans.length) return
  const lives = await livesOf(tx, people.get('grower')?.id ?? 0, plans.length)
  let current = tx
  const env = { ...tx.env, ...seedingPayments(() => current) }
  const begun = new Map<number, Life>()
  await onlyInstalled([...settlingSubscribers, ...subscriptionsSubscribers], async () => {
    for (let day = DAYS; day >= 0; day--) {
      const at = new Date(tx.now().getTime() - day * DAY)
      const as = (id: number | null) => (current = atMoment({ ...tx, env }, at, id === null ? null : asPerson(id)))
      for (const life of lives.filter(({ begins }) => begins === day)) {
        const id = await begin(as(life.user_id), plans[life.plan] as Plan)
        begun.set(id, life)
      }
      await renewDue(as(null))
      for (const [id, life] of begun) {
        if (life.stops_paying <= day) await payWaiting(as(null), id)
        if (life.leaves === day)
          await cancelSubscription(as(life.user_id), await lockSubscription(current, id), {
            by: 'subscriber',
            reason: 'Vou passar um tempo fora.',
          })
      }
    }
    current = { ...tx, env }
    for (const [n, checkout] of (await paidFor(tx)).entries()) await liveOn(current, checkout, n % USUAL, tx.now(), 0)
  })
  await forgetJobs(tx)
}

/** The first lives of orders are those of which nothing special becomes. */
const USUAL = 4

/** What paid for periods, the oldest first. */
async function paidFor({ db }: Context) {
  const rows = await db
    .selectDistinct({ checkout: checkouts })
    .from(subscription_orders)
    .innerJoin(orders, eq(orders.id, subscription_orders.order_id))
    .innerJoin(checkouts, eq(checkouts.id, orders.checkout_id))
    .where(eq(orders.state, 'pago'))
    .orderBy(checkouts.id)
  return rows.map(({ checkout }) => checkout)
}

type Plan = { variant_id: number; price: number }

/** A box a month that opens the owner's paid posts too; the first has free days. */
async function seedPlans(tx: Context, stores: Map<string, Store>): Promise<Plan[]> {
  const ids = [...stores.values()].map(({ id }) => id)
  if (!ids.length) return []
  const rows = await tx.db
    .select({ variant_id: variants.id, store_id: variants.store_id, price: variants.price })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.product_id))
    .where(and(inArray(products.store_id, ids), eq(products.kind, 'assinatura'), eq(products.state, 'publicado')))
    .orderBy(asc(variants.id))
  if (!rows.length) return []
  await tx.db.insert(subscription_plans).values(
    rows.map(({ variant_id, store_id }, at) => ({
      ...{ variant_id, store_id, interval: 'mensal' as const, ships: true, gives_posts: true },
      trial_days: at === 0 ? 14 : 0,
      created_at: new Date(tx.now().getTime() - (DAYS + 5) * DAY),
    })),
  )
  const all = rows.map(({ variant_id }) => variant_id)
  await tx.db
    .update(variants)
    .set({ on_hand: sql`${variants.on_hand} + 60` })
    .where(inArray(variants.id, all))
  return rows
}

/** The grower has had one for long; others begin, stop paying and leave on days of their own. */
async function livesOf({ db }: Context, grower: number, plans: number): Promise<Life[]> {
  const rows = await db
    .select({ id: user_registrations.user_id })
    .from(user_registrations)
    .where(
      sql`${user_registrations.cpf} is not null and ${user_registrations.full_name} is not null
        and ${user_registrations.user_id} not in (select ${store_members.user_id} from ${store_members})`,
    )
    .orderBy(user_registrations.user_id)
    .limit(10)
  const others = rows.map(({ id }) => id).filter((id) => id !== grower)
  const usual = others.map((user_id, at) => ({
    user_id,
    plan: at % plans,
    begins: Math.max(3, 120 - at * 13),
    // One in four stops paying: late now, or over.
    stops_paying: at % 4 === 1 ? 95 - at * 12 : -1,
    leaves: at % 4 === 3 ? Math.max(1, 60 - at * 7) : -1,
  }))
  return [
    { user_id: grower, plan: plans - 1, begins: 100, stops_paying: -1, leaves: -1 },
    { user_id: grower, plan: 0, begins: 5, stops_paying: -1, leaves: -1 },
    ...usual,
  ].filter(({ user_id }, at) => user_id > 0 && (at !== 1 || plans > 1))
}

async function begin(there: Context, { variant_id, price }: Plan): Promise<number> {
  const { db } = there
  const [known] = await db
    .select()
    .from(user_registrations)
    .where(eq(user_registrations.user_id, there.viewer?.id ?? 0))
  const { uuid } = await subscribe(there, {
    idempotency_key: crypto.randomUUID(),
    variant_id,
    price,
    method: 'pix',
    address: {
      recipient: known?.full_name ?? '',
      phone: known?.phone ?? '',
      cep: known?.cep ?? '',
      street: known?.street ?? '',
      number: known?.number ?? '',
      complement: known?.complement ?? '',
      district: known?.district ?? '',
      city: known?.city ?? '',
      uf: (known?.uf ?? 'MG') as 'MG',
    },
  })
  const [made] = await db.select({ id: subscriptions.id }).from(subscriptions).where(eq(subscriptions.uuid, uuid))
  return made?.id ?? 0
}

async function payWaiting(there: Context, subscription_id: number) {
  const [waiting] = await there.db
    .select({ charge_id: checkouts.charge_id })
    .from(subscription_cycles)
    .innerJoin(subscription_orders, eq(subscription_orders.cycle_id, subscription_cycles.id))
    .innerJoin(orders, eq(orders.id, subscription_orders.order_id))
    .innerJoin(checkouts, eq(checkouts.id, orders.checkout_id))
    .where(
      and(
        eq(subscription_cycles.subscription_id, subscription_id),
        eq(subscription_cycles.state, 'aberto'),
        eq(orders.state, 'aguardando_pagamento'),
      ),
    )
    .orderBy(sql`${orders.id} desc`)
    .limit(1)
  if (waiting?.charge_id) await bankActs(there, waiting.charge_id, 'pay')
}

/** What follows from payments long past has followed. */
const forgetJobs = (tx: Context) =>
  tx.db.execute(sql`delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier in ('payments.open', 'payments.cancel', 'payments.refund', 'sandbox.deliver',
      'subscriptions.drop_orders')`)
