import { and, eq, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { products } from '#domains/market/products/products/products.table.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { inStore } from '#domains/market/stores/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { mergeEdit } from '#platform/owned/merge-edit.ts'
import { pick } from '#shared/pick.ts'
import { tellSubscriber } from '../notices/tell.actions.ts'
import { moveSubscription } from '../subscriptions/move-subscription.actions.ts'
import { overStates } from '../subscriptions/subscription.kinds.ts'
import { daysAfter, PRICE_NOTICE_DAYS } from '../subscriptions/subscription.model.ts'
import { subscriptions } from '../subscriptions/subscriptions.table.ts'
import type { PlanPrice, PlanSave, PriceTold, StorePlan } from './plans.schemas.ts'
import { plansOf } from './store-plans.queries.ts'
import { subscription_plans } from './subscription-plans.table.ts'

const noPlan = () => new AppError('not_found', 'Não encontramos esse plano nesta loja.')

/**
 * Sets the terms of a plan. What was agreed with those who have it, how often it is paid and what it gives, does not
 * change under them.
 */
export function savePlan(ctx: Context, { store: ref, variant_id, ...edit }: PlanSave): Promise<StorePlan> {
  return ctx.transaction(async (tx) => {
    const { store } = await inStore(tx, ref, 'subscriptions.manage', { lock: 'share' })
    const [variant] = await tx.db
      .select({ id: variants.id })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.product_id))
      .where(
        and(
          eq(variants.id, variant_id),
          eq(products.store_id, store.id),
          eq(products.kind, 'assinatura'),
          isNull(variants.deleted_at),
          isNull(products.deleted_at),
        ),
      )
      .for('no key update', { of: variants })
    if (!variant) throw noPlan()
    const [before] = await tx.db.select().from(subscription_plans).where(eq(subscription_plans.variant_id, variant_id))
    const stands = before && pick(before, 'interval', 'trial_days', 'gives_posts', 'ships', 'active')
    const terms = mergeEdit(edit, stands ?? {})
    await demandAgreed(tx, variant_id, terms)
    await tx.db
      .insert(subscription_plans)
      .values({ ...terms, variant_id, store_id: store.id, created_at: tx.now() })
      .onConflictDoUpdate({ target: subscription_plans.variant_id, set: terms })
    // What is only read does not run out.
    await tx.db.update(variants).set({ tracks_stock: terms.ships }).where(eq(variants.id, variant_id))
    const [plan] = await plansOf(tx, store.id, variant_id)
    return plan as StorePlan
  })
}

async function demandAgreed(tx: Context, variant_id: number, terms: Omit<PlanSave, 'store' | 'variant_id' | 'opened'>) {
  const [plan] = await tx.db
    .select()
    .from(subscription_plans)
    .where(eq(subscription_plans.variant_id, variant_id))
    .for('update')
  if (!plan) return
  const same = (['interval', 'gives_posts', 'ships'] as const).every((field) => plan[field] === terms[field])
  if (same) return
  const going = and(eq(subscriptions.variant_id, variant_id), notInArray(subscriptions.state, [...overStates]))
  if (await tx.db.$count(subscriptions, going))
    throw new AppError(
      'conflict',
      'Há pessoas com este plano: o período e o que ele dá não mudam para elas. Crie outra opção no produto.',
    )
}

/** Tells all who pay another price of the one now, thirty days before it bites; each says yes or leaves. */
export function tellPrice(ctx: Context, { store: ref, variant_id, price }: PlanPrice): Promise<PriceTold> {
  return ctx.transaction(async (tx) => {
    const { store } = await inStore(tx, ref, 'subscriptions.manage')
    const [variant] = await tx.db
      .select({ price: variants.price })
      .from(subscription_plans)
      .innerJoin(variants, eq(variants.id, subscription_plans.variant_id))
      .where(and(eq(subscription_plans.variant_id, variant_id), eq(subscription_plans.store_id, store.id)))
    if (!variant) throw noPlan()
    if (variant.price !== price)
      throw new AppError('conflict', 'O preço do produto mudou enquanto você lia. Recarregue a página.')
    const from = daysAfter(tx.now(), PRICE_NOTICE_DAYS)
    const going = await tx.db
      .select()
      .from(subscriptions)
      .where(
        and(
          eq(subscriptions.variant_id, variant_id),
          notInArray(subscriptions.state, [...overStates]),
          isNull(subscriptions.cancel_at),
          ne(sql`coalesce(${subscriptions.next_price}, ${subscriptions.price})`, price),
        ),
      )
      .orderBy(subscriptions.id)
      .for('update')
    for (const one of going) {
      // Less than was agreed to needs no yes.
      const accepted = price <= one.price ? tx.now() : null
      const told = await moveSubscription(tx, one, {
        next_price: price,
        next_price_from: from,
        next_price_accepted_at: accepted,
      })
      await tellSubscriber(tx, told, 'price', { key: `${price}:${from.toISOString()}` })
    }
    return { told: going.length, from }
  })
}
