import { and, asc, eq, lte, notInArray, sql } from 'drizzle-orm'
import { orders } from '#domains/market/orders/orders/orders.table.ts'
import { openCharge } from '#domains/market/payments/index.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import type { Context } from '#platform/context.ts'
import { attemptEach, forEach } from '#platform/jobs/for-each.ts'
import { keepAccess } from '../access/keep-access.actions.ts'
import { tellStore, tellSubscriber } from '../notices/tell.actions.ts'
import { findPlan, isRenewable, type Plan } from '../plans/find-plan.queries.ts'
import { endSubscription } from './end-subscription.actions.ts'
import { lastCycle, moveSubscription } from './move-subscription.actions.ts'
import { placeCycleOrder } from './place-cycle-order.actions.ts'
import { overStates } from './subscription.kinds.ts'
import { daysAfter, graceEnd, nextStart, nextTry, periodEnd, stepOf } from './subscription.model.ts'
import { type Subscription, type SubscriptionCycle, subscription_cycles, subscriptions } from './subscriptions.table.ts'

const due = (ctx: Context) =>
  and(lte(subscriptions.due_at, ctx.now()), notInArray(subscriptions.state, [...overStates]))

/**
 * Does what is due in each subscription, each in a transaction of its own. One that fails keeps none of the others from
 * it, and is told of at the end. Returns how many moved.
 */
export async function renewDue(ctx: Context): Promise<number> {
  const found = await ctx.db
    .select({ id: subscriptions.id, variant_id: subscriptions.variant_id })
    .from(subscriptions)
    .where(due(ctx))
    .orderBy(asc(subscriptions.due_at))
  return attemptEach(found, (one) => renewOne(ctx, one))
}

/** One, unless somebody else has it in hand, or it is no longer due. */
async function renewOne(ctx: Context, { id, variant_id }: { id: number; variant_id: number }): Promise<boolean> {
  const done = await ctx.transaction(async (tx) => {
    // The stock first, as whoever hears of a payment takes it before the subscription.
    await tx.db.select({ id: variants.id }).from(variants).where(eq(variants.id, variant_id)).for('no key update')
    const [subscription] = await tx.db
      .select()
      .from(subscriptions)
      .where(and(eq(subscriptions.id, id), due(tx)))
      .for('update', { skipLocked: true })
    if (!subscription) return null
    const plan = await findPlan(tx, variant_id)
    if (!plan) throw new Error(`subscription ${subscription.uuid} has no plan`)
    return { charge_id: await step(tx, subscription, plan) }
  })
  if (done?.charge_id && ctx.env.payments) await openCharge(ctx, done.charge_id)
  return done !== null
}

/** Answers the charge to open, if there is one. */
async function step(tx: Context, subscription: Subscription, plan: Plan): Promise<number | null> {
  const last = await lastCycle(tx, subscription.id)
  const next = stepOf(subscription, last, tx.now())
  if (next === 'end') {
    await endSubscription(tx, subscription, {
      state: 'cancelada',
      reason: subscription.state === 'pendente' ? 'O primeiro pagamento não chegou.' : '',
    })
    return null
  }
  if (next === 'give_up') {
    await endSubscription(tx, subscription, { state: 'nao_paga', reason: 'O pagamento não chegou.' })
    return null
  }
  if (!isRenewable(plan)) return endBecause(tx, subscription, 'O plano saiu de venda.')
  if (next === 'open_cycle' && (await isContested(tx, last)))
    return endBecause(tx, subscription, 'O pagamento foi contestado no banco.')
  if (next === 'open_cycle' && refusedPrice(subscription, tx.now()))
    return endBecause(tx, subscription, 'O novo preço não foi aceito.')
  if (!hasStock(plan)) return waitForStock(tx, subscription, last)
  return next === 'open_cycle' ? begin(tx, subscription, last, plan) : tryAgain(tx, subscription, last, plan)
}

async function endBecause(tx: Context, subscription: Subscription, reason: string) {
  await endSubscription(tx, subscription, { state: 'cancelada', reason })
  return null
}

/** A new price bites only whom it was told in time and who said yes. */
const refusedPrice = ({ next_price_from, next_price_accepted_at }: Subscription, now: Date) =>
  next_price_from !== null && next_price_from <= now && !next_price_accepted_at

const isContested = async ({ db }: Context, { order_id }: SubscriptionCycle) =>
  order_id !== null && (await db.$count(orders, and(eq(orders.id, order_id), eq(orders.payment, 'contestado')))) > 0

const hasStock = ({ variant }: Plan) => !variant.tracks_stock || variant.on_hand > variant.reserved

/** Asked again tomorrow: nobody pays for what cannot be sent. Past the days of grace it is over. */
async function waitForStock(tx: Context, subscription: Subscription, last: SubscriptionCycle): Promise<null> {
  const since = last.state === 'aberto' ? last.starts_at : last.ends_at
  if (graceEnd(since) <= tx.now()) return endBecause(tx, subscription, 'A loja ficou sem estoque para enviar.')
  await moveSubscription(tx, subscription, { due_at: daysAfter(tx.now(), 1) })
  await tellStore(tx, subscription, 'no_stock')
  return null
}

async function begin(tx: Context, from: Subscription, last: SubscriptionCycle, plan: Plan) {
  const raised = from.next_price !== null && from.next_price_from !== null && from.next_price_from <= tx.now()
  const subscription = raised
    ? await moveSubscription(tx, from, {
        price: from.next_price ?? from.price,
        next_price: null,
        next_price_from: null,
        next_price_accepted_at: null,
      })
    : from
  const starts_at = nextStart(last.ends_at, tx.now())
  const [cycle] = await tx.db
    .insert(subscription_cycles)
    .values({
      subscription_id: subscription.id,
      starts_at,
      ends_at: periodEnd(starts_at, plan.plan.interval, subscription.anchor_day),
      state: 'aberto',
      price: subscription.price,
    })
    .returning()
  if (!cycle) throw new Error('insert returned no row')
  return tryOnce(tx, subscription, cycle, plan)
}

async function tryAgain(tx: Context, from: Subscription, cycle: SubscriptionCycle, plan: Plan) {
  const late = await moveSubscription(tx, from, { state: 'atrasada' })
  await keepAccess(tx, late)
  return tryOnce(tx, late, cycle, plan)
}

async function tryOnce(tx: Context, subscription: Subscription, cycle: SubscriptionCycle, plan: Plan) {
  const due_at = nextTry(cycle.starts_at, cycle.tries + 1, tx.now())
  const expires_at = subscription.method === 'boleto' ? laterOf(due_at, daysAfter(tx.now(), BOLETO_DAYS)) : due_at
  const placed = await placeCycleOrder(tx, plan, subscription, cycle, { expires_at, side: 'sistema' })
  await moveSubscription(tx, subscription, { due_at })
  await tellSubscriber(tx, subscription, placed.cycle.tries > 1 ? 'late' : 'due', {
    key: `${cycle.id}:${placed.cycle.tries}`,
    url: `/pedidos/${placed.order.uuid}`,
  })
  return placed.charge_id
}

/** A boleto takes a day or two to be heard of. */
const BOLETO_DAYS = 3
const laterOf = (a: Date, b: Date) => (a > b ? a : b)

/** Trials that end soon are told of, once each. */
export async function remindOfTrials(ctx: Context, before: Date): Promise<void> {
  const ending = await ctx.db
    .select()
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.state, 'teste'),
        lte(subscriptions.due_at, before),
        sql`${subscriptions.due_at} > ${ctx.now()}`,
        sql`${subscriptions.cancel_at} is null`,
      ),
    )
  await forEach(ctx, ending, (tx, one) => tellSubscriber(tx, one, 'trial_ends'))
}
