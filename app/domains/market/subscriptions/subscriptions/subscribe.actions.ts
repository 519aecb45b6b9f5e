import { randomUUIDv7 } from 'node:crypto'
import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import { addressByCep, hadAlready } from '#domains/market/orders/index.ts'
import { orders } from '#domains/market/orders/orders/orders.table.ts'
import { openCharge } from '#domains/market/payments/index.ts'
import { findSellable } from '#domains/market/products/index.ts'
import { store_members } from '#domains/market/stores/members/store-members.table.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError, invalidField } from '#platform/errors.ts'
import { formatMoney } from '#shared/money.ts'
import { keepAccess } from '../access/keep-access.actions.ts'
import { tellStore, tellSubscriber } from '../notices/tell.actions.ts'
import { findPlan, type Plan } from '../plans/find-plan.queries.ts'
import { placeCycleOrder } from './place-cycle-order.actions.ts'
import { overStates } from './subscription.kinds.ts'
import { anchorDay, daysAfter, periodEnd } from './subscription.model.ts'
import type { Subscribed, SubscribeInput } from './subscriptions.schemas.ts'
import { type Subscription, subscription_cycles, subscription_orders, subscriptions } from './subscriptions.table.ts'

/** How long the first payment may take: a PIX or card half an hour, a boleto three days. */
const minutesToPay = { pix: 30, cartao: 30, boleto: 3 * 24 * 60 }

/**
 * Begins a subscription: with its first order and charge, or with free days. All of it or nothing; the same intent sent
 * again is answered alike.
 */
export async function subscribe(ctx: Context, input: SubscribeInput): Promise<Subscribed> {
  const address = input.address && (await addressByCep(ctx, input.address))
  const { subscription, charge_id, order_uuid } = await ctx.transaction((tx) => begin(tx, { ...input, address }))
  if (charge_id) await openCharge(ctx, charge_id)
  return { uuid: subscription.uuid, state: subscription.state, order_uuid }
}

type Begun = { subscription: Subscription; charge_id: number | null; order_uuid: string | null }

async function begin(tx: Context, input: SubscribeInput): Promise<Begun> {
  const me = signedIn(tx)
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`subscribe:${me.id}`}, 0))`)
  const again = await sameIntent(tx, input)
  if (again) return again
  const plan = await demandPlan(tx, input)
  await demandNotHere(tx, plan)
  const trial = plan.plan.trial_days > 0 && !(await hadTrial(tx, input.variant_id))
  if (plan.plan.ships && !input.address)
    throw invalidField('address.cep', 'Diga para onde a loja manda a cada período.')
  if (trial && input.method === 'cartao')
    throw invalidField('method', 'No teste nada é cobrado agora: escolha PIX ou boleto para depois.')
  if (input.method === 'cartao' && !input.card_token) throw invalidField('card_token', 'Preencha os dados do cartão.')
  const subscription = await write(tx, plan, input, trial)
  return trial ? startTrial(tx, subscription, plan) : startPaying(tx, subscription, plan, input)
}

/** @throws 409 when the same key comes with another plan. */
async function sameIntent(tx: Context, { idempotency_key, variant_id }: SubscribeInput): Promise<Begun | null> {
  const own = and(eq(subscriptions.subscriber_id, signedIn(tx).id), eq(subscriptions.idempotency_key, idempotency_key))
  const [subscription] = await tx.db.select().from(subscriptions).where(own)
  if (!subscription) return null
  if (subscription.variant_id !== variant_id)
    throw new AppError('conflict', 'Este envio já foi usado para outro plano. Recarregue a página.')
  const [first] = await tx.db
    .select({ uuid: orders.uuid })
    .from(subscription_orders)
    .innerJoin(subscription_cycles, eq(subscription_cycles.id, subscription_orders.cycle_id))
    .innerJoin(orders, eq(orders.id, subscription_orders.order_id))
    .where(eq(subscription_cycles.subscription_id, subscription.id))
    .orderBy(desc(orders.id))
    .limit(1)
  return { subscription, charge_id: null, order_uuid: first?.uuid ?? null }
}

async function demandPlan(tx: Context, { variant_id, price }: SubscribeInput): Promise<Plan> {
  const plan = await findPlan(tx, variant_id)
  const [sold] = await findSellable(tx, [variant_id])
  if (!plan?.plan.active || !sold) throw new AppError('not_found', 'Este plano não recebe novas assinaturas agora.')
  if (plan.variant.price !== price)
    throw new AppError(
      'conflict',
      `O preço mudou de ${formatMoney(price)} para ${formatMoney(plan.variant.price)}. Confira e assine de novo.`,
    )
  return plan
}

/** Who works there does not subscribe, and nobody has the same plan twice. */
async function demandNotHere(tx: Context, { store, plan, variant }: Plan) {
  const me = signedIn(tx).id
  const member = and(eq(store_members.store_id, store.id), eq(store_members.user_id, me))
  if (await tx.db.$count(store_members, member))
    throw new AppError('conflict', 'Você trabalha nesta loja: quem vende não assina da própria loja.')
  const kept = (await hadAlready(tx, [variant.product_id])).get(variant.product_id)
  if (kept) throw new AppError('conflict', kept)
  const [known] = await tx.db
    .select({ state: subscriptions.state })
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.variant_id, plan.variant_id),
        eq(subscriptions.subscriber_id, me),
        notInArray(subscriptions.state, [...overStates]),
      ),
    )
  if (known?.state === 'pendente')
    throw new AppError('conflict', 'Falta pagar a assinatura que você já começou. Veja em Suas assinaturas.')
  if (known) throw new AppError('conflict', 'Você já assina este plano. Veja em Suas assinaturas.')
}

/** Once per person and plan, ever. */
const hadTrial = async (tx: Context, variant_id: number) =>
  (await tx.db.$count(
    subscriptions,
    and(
      eq(subscriptions.variant_id, variant_id),
      eq(subscriptions.subscriber_id, signedIn(tx).id),
      eq(subscriptions.trial, true),
    ),
  )) > 0

async function write(tx: Context, { plan, variant }: Plan, input: SubscribeInput, trial: boolean) {
  const now = tx.now()
  const ends = trial ? daysAfter(now, plan.trial_days) : new Date(now.getTime() + minutesToPay[input.method] * 60_000)
  const [made] = await tx.db
    .insert(subscriptions)
    .values({
      uuid: randomUUIDv7(),
      variant_id: plan.variant_id,
      store_id: plan.store_id,
      subscriber_id: signedIn(tx).id,
      state: trial ? 'teste' : 'pendente',
      price: variant.price,
      // A card pays one period: there is none on file for the next.
      method: input.method === 'cartao' ? 'pix' : input.method,
      ship_to: plan.ships ? input.address : null,
      trial,
      anchor_day: anchorDay(ends),
      // Of a first payment its charge says that it lapsed; later nobody would.
      due_at: trial ? ends : new Date(ends.getTime() + 2 * 3_600_000),
      idempotency_key: input.idempotency_key,
      created_at: now,
    })
    .returning()
  if (!made) throw new Error('insert returned no row')
  return made
}

async function startTrial(tx: Context, subscription: Subscription, { plan }: Plan): Promise<Begun> {
  await tx.db.insert(subscription_cycles).values({
    subscription_id: subscription.id,
    starts_at: tx.now(),
    ends_at: daysAfter(tx.now(), plan.trial_days),
    state: 'teste',
    price: 0,
  })
  await keepAccess(tx, subscription)
  await tellSubscriber(tx, subscription, 'trial_began')
  await tellStore(tx, subscription, 'trial_began')
  return { subscription, charge_id: null, order_uuid: null }
}

async function startPaying(tx: Context, subscription: Subscription, plan: Plan, input: SubscribeInput): Promise<Begun> {
  const [cycle] = await tx.db
    .insert(subscription_cycles)
    .values({
      subscription_id: subscription.id,
      starts_at: tx.now(),
      ends_at: periodEnd(tx.now(), plan.plan.interval),
      state: 'aberto',
      price: subscription.price,
    })
    .returning()
  if (!cycle) throw new Error('insert returned no row')
  const expires_at = new Date(tx.now().getTime() + minutesToPay[input.method] * 60_000)
  const how = { expires_at, side: 'comprador' as const, card_token: input.card_token }
  const { order, charge_id } = await placeCycleOrder(tx, plan, subscription, cycle, how)
  return { subscription, charge_id, order_uuid: order.uuid }
}
