import { eq } from 'drizzle-orm'
import { refundable } from '#domains/market/orders/index.ts'
import type { OrderHappening } from '#domains/market/orders/orders/order-event.kinds.ts'
import { orders } from '#domains/market/orders/orders/orders.table.ts'
import { amountOf } from '#domains/market/orders/refunds/amount-of.model.ts'
import type { Context } from '#platform/context.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { keepAccess } from '../access/keep-access.actions.ts'
import { tellSubscriber } from '../notices/tell.actions.ts'
import { findPlan } from '../plans/find-plan.queries.ts'
import { dropOrders, endSubscription } from './end-subscription.actions.ts'
import { lockSubscription, moveSubscription, openCycle } from './move-subscription.actions.ts'
import { isOver } from './subscription.kinds.ts'
import { anchorDay, periodEnd } from './subscription.model.ts'
import {
  type Subscription,
  type SubscriptionCycle,
  subscription_cycles,
  subscription_orders,
} from './subscriptions.table.ts'

/** What became of an order, for the cycle that it was to pay: in the transaction in which it did. */
export async function settleCycle(tx: Context, { order_id, what }: { order_id: number; what: OrderHappening }) {
  const act = acts[what]
  if (!act) return
  const [link] = await tx.db
    .select({ cycle_id: subscription_orders.cycle_id, subscription_id: subscription_cycles.subscription_id })
    .from(subscription_orders)
    .innerJoin(subscription_cycles, eq(subscription_cycles.id, subscription_orders.cycle_id))
    .where(eq(subscription_orders.order_id, order_id))
  if (!link) return
  const subscription = await lockSubscription(tx, link.subscription_id)
  const [cycle] = await tx.db.select().from(subscription_cycles).where(eq(subscription_cycles.id, link.cycle_id))
  if (!cycle) throw new Error(`no cycle ${link.cycle_id}`)
  await act(tx, subscription, cycle, order_id)
}

type Act = (tx: Context, subscription: Subscription, cycle: SubscriptionCycle, order_id: number) => Promise<unknown>

/** A period is paid once; money for one that is paid or over goes back. */
async function pay(tx: Context, subscription: Subscription, cycle: SubscriptionCycle, order_id: number) {
  if (cycle.state !== 'aberto' || isOver(subscription.state)) {
    await addJob(tx, 'subscriptions.give_back', { order_id })
    return
  }
  await dropOrders(tx, subscription.id)
  const ends_at = await endOf(tx, subscription, cycle)
  const starts_at = subscription.state === 'pendente' ? tx.now() : cycle.starts_at
  await tx.db
    .update(subscription_cycles)
    .set({ state: 'pago', paid_at: tx.now(), order_id: order_id, starts_at, ends_at })
    .where(eq(subscription_cycles.id, cycle.id))
  const first = subscription.state === 'pendente'
  const active = await moveSubscription(tx, subscription, {
    state: 'ativa',
    due_at: ends_at,
    ...(first && { anchor_day: anchorDay(starts_at) }),
  })
  await keepAccess(tx, active)
  await tellSubscriber(tx, active, first ? 'began' : 'renewed', { key: String(cycle.id) })
}

/** The first period begins with its payment: nobody loses the days that a boleto takes. */
async function endOf(tx: Context, { state, variant_id }: Subscription, { ends_at }: SubscriptionCycle) {
  if (state !== 'pendente') return ends_at
  const plan = await findPlan(tx, variant_id)
  if (!plan) throw new Error(`no plan ${variant_id}`)
  return periodEnd(tx.now(), plan.plan.interval)
}

/** Without its first payment a subscription never began; a later one is asked for again. */
async function miss(tx: Context, subscription: Subscription) {
  if (subscription.state !== 'pendente') return
  await endSubscription(tx, subscription, { state: 'cancelada', reason: 'O primeiro pagamento não chegou.' })
}

/** Given back whole: what it paid for closes, and with the current period the subscription is over. */
async function giveUp(tx: Context, subscription: Subscription, cycle: SubscriptionCycle, order_id: number) {
  const [order] = await tx.db.select({ payment: orders.payment }).from(orders).where(eq(orders.id, order_id))
  if (order?.payment === 'reembolsado') await close(tx, subscription, cycle, order_id)
}

/** The bank refused to give it back whole: the money is the buyer's, who is owed it, and what it paid for closes. */
async function owe(tx: Context, subscription: Subscription, cycle: SubscriptionCycle, order_id: number) {
  const [order] = await tx.db.select().from(orders).where(eq(orders.id, order_id))
  if (order && amountOf(await refundable(tx, order)) === 0) await close(tx, subscription, cycle, order_id)
}

async function close(tx: Context, subscription: Subscription, cycle: SubscriptionCycle, order_id: number) {
  if (!pays(cycle, order_id)) return
  await tx.db.update(subscription_cycles).set({ state: 'devolvido' }).where(eq(subscription_cycles.id, cycle.id))
  if (!isOver(subscription.state) && cycle.ends_at > tx.now())
    await endSubscription(tx, subscription, { state: 'cancelada', reason: 'O pagamento foi devolvido.' })
  else await keepAccess(tx, subscription)
}

const pays = ({ state, order_id }: SubscriptionCycle, id: number) => state === 'pago' && order_id === id

/** Called off: before it was paid a first one ends the subscription; paid, what it opened closes at once. */
const callOff: Act = (tx, subscription, cycle, order_id) =>
  pays(cycle, order_id) ? close(tx, subscription, cycle, order_id) : miss(tx, subscription)

/** The bank holds the money: what it opened is closed meanwhile, and open again when it comes back. */
const suspend: Act = async (tx, subscription, cycle, order_id) => {
  if (!pays(cycle, order_id)) return
  const runs = subscription.state === 'ativa' && cycle.ends_at > tx.now()
  await keepAccess(tx, runs ? await moveSubscription(tx, subscription, { state: 'atrasada' }) : subscription)
}

const goOn: Act = async (tx, subscription, cycle, order_id) => {
  if (!pays(cycle, order_id)) return
  const waits = subscription.state === 'atrasada' && !(await openCycle(tx, subscription.id))
  await keepAccess(tx, waits ? await moveSubscription(tx, subscription, { state: 'ativa' }) : subscription)
}

const acts: Partial<Record<OrderHappening, Act>> = {
  paid: pay,
  expired: miss,
  refused: miss,
  canceled: callOff,
  refunded: giveUp,
  refund_failed: owe,
  charged_back: suspend,
  chargeback_reversed: goOn,
}
