import { and, count, desc, eq, sql } from 'drizzle-orm'
import { orders } from '#domains/market/orders/orders/orders.table.ts'
import { products } from '#domains/market/products/products/products.table.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { contains } from '#platform/database/contains.ts'
import { AppError } from '#platform/errors.ts'
import { type Page, toPage, windowOf } from '#shared/pagination.ts'
import { subscription_plans } from '../plans/subscription-plans.table.ts'
import { isOver } from '../subscriptions/subscription.kinds.ts'
import { mayResume } from '../subscriptions/subscription.model.ts'
import { planName } from '../subscriptions/subscription.words.ts'
import type {
  OwnSubscription,
  OwnSubscriptionDetail,
  SubscriptionFilter,
} from '../subscriptions/subscriptions.schemas.ts'
import { subscription_cycles, subscriptions } from '../subscriptions/subscriptions.table.ts'

export const noSubscription = () => new AppError('not_found', 'Não encontramos essa assinatura.')

export const ownSubscription = (ctx: Context, uuid: string) =>
  and(eq(subscriptions.uuid, uuid), eq(subscriptions.subscriber_id, signedIn(ctx).id))

const paidUntil = sql<string | null>`(select max(c.ends_at) from subscription_cycles c
  where c.subscription_id = subscriptions.id and c.state in ('pago', 'teste'))`
const waitingOrder = sql<string | null>`(select o.uuid from subscription_cycles c
  join subscription_orders so on so.cycle_id = c.id join orders o on o.id = so.order_id
  where c.subscription_id = subscriptions.id and c.state = 'aberto' and o.state = 'aguardando_pagamento'
  order by o.id desc limit 1)`

const read = ({ db }: Context) =>
  db
    .select({
      subscription: subscriptions,
      plan: subscription_plans,
      variant_name: variants.name,
      product: { name: products.name, slug: products.slug },
      store: { name: stores.name, slug: stores.slug },
      paid_until: paidUntil,
      order_uuid: waitingOrder,
    })
    .from(subscriptions)
    .innerJoin(subscription_plans, eq(subscription_plans.variant_id, subscriptions.variant_id))
    .innerJoin(variants, eq(variants.id, subscriptions.variant_id))
    .innerJoin(products, eq(products.id, variants.product_id))
    .innerJoin(stores, eq(stores.id, subscriptions.store_id))

type Row = Awaited<ReturnType<ReturnType<typeof read>['execute']>>[number]

export function view({ subscription: s, plan, variant_name, product, store, paid_until, order_uuid }: Row, now: Date) {
  const over = isOver(s.state)
  const goesOn = !over && !s.cancel_at
  return {
    uuid: s.uuid,
    state: s.state,
    price: s.price,
    interval: plan.interval,
    method: s.method,
    gives_posts: plan.gives_posts,
    ships: plan.ships,
    created_at: s.created_at,
    next_charge_at: goesOn && s.state !== 'pendente' ? s.due_at : null,
    cancel_at: over ? null : s.cancel_at,
    canceled_at: s.canceled_at,
    cancel_reason: s.cancel_reason,
    product: { ...product, plan: planName(variant_name, plan.interval) },
    store,
    paid_until: paid_until ? new Date(paid_until) : null,
    order_uuid,
    next_price: s.next_price,
    next_price_from: s.next_price_from,
    next_price_accepted: s.next_price_accepted_at !== null,
    can: {
      cancel: goesOn,
      resume: mayResume(s, now),
      change_method: goesOn && s.state !== 'pendente',
      answer_price: goesOn && s.next_price !== null && !s.next_price_accepted_at,
    },
  } satisfies OwnSubscription
}

/** One's own subscriptions, the newest first. */
export async function listOwn(ctx: Context, filter: SubscriptionFilter): Promise<Page<OwnSubscription>> {
  const where = and(
    eq(subscriptions.subscriber_id, signedIn(ctx).id),
    filter.state && eq(subscriptions.state, filter.state),
    filter.search ? contains(products.name, filter.search) : undefined,
  )
  const { limit, offset } = windowOf(filter)
  const [rows, totals] = await Promise.all([
    read(ctx).where(where).orderBy(desc(subscriptions.id)).limit(limit).offset(offset),
    ctx.db
      .select({ total: count() })
      .from(subscriptions)
      .innerJoin(variants, eq(variants.id, subscriptions.variant_id))
      .innerJoin(products, eq(products.id, variants.product_id))
      .where(where),
  ])
  return toPage(
    rows.map((row) => view(row, ctx.now())),
    totals[0]?.total ?? 0,
    filter,
  )
}

export async function showOwn(ctx: Context, { uuid }: { uuid: string }): Promise<OwnSubscriptionDetail> {
  const [row] = await read(ctx).where(ownSubscription(ctx, uuid))
  if (!row) throw noSubscription()
  const cycles = await ctx.db
    .select({
      starts_at: subscription_cycles.starts_at,
      ends_at: subscription_cycles.ends_at,
      state: subscription_cycles.state,
      price: subscription_cycles.price,
      order_uuid: sql<string | null>`coalesce(${orders.uuid}::text, (select o.uuid::text from subscription_orders so
        join orders o on o.id = so.order_id where so.cycle_id = ${subscription_cycles.id} order by o.id desc limit 1))`,
    })
    .from(subscription_cycles)
    .leftJoin(orders, eq(orders.id, subscription_cycles.order_id))
    .where(eq(subscription_cycles.subscription_id, row.subscription.id))
    .orderBy(desc(subscription_cycles.starts_at))
    .limit(60)
  return { ...view(row, ctx.now()), cycles }
}
