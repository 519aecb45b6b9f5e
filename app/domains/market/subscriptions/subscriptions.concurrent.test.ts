import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { ledger_entries } from '#domains/market/ledger/book/book.table.ts'
import { checkouts } from '#domains/market/orders/checkout/checkouts.table.ts'
import { orders } from '#domains/market/orders/orders/orders.table.ts'
import { aBuyer, payCheckout } from '#domains/market/orders/orders.factory.ts'
import { charges } from '#domains/market/payments/charges/charges.table.ts'
import { doPaymentJobs, withSandbox } from '#domains/market/payments/payments.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { clientFor } from '#web/api-for.server.ts'
import { renewDue } from './subscriptions/renew.actions.ts'
import { subscribe } from './subscriptions/subscribe.actions.ts'
import { daysAfter } from './subscriptions/subscription.model.ts'
import { subscription_cycles } from './subscriptions/subscriptions.table.ts'
import {
  accessOf,
  anIntent,
  aPlan,
  aSubscription,
  cyclesOf,
  doSubscriptionJobs,
  idOf,
  ordersOf,
  payOrder,
  subscriptionOf,
  waitingOrder,
} from './subscriptions.factory.ts'

const many = (n: number) => Array.from({ length: n }, (_, at) => at)
const done = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled').length

async function start(ctx: Context, terms: Parameters<typeof aPlan>[1] = {}) {
  const shop = await withSandbox(ctx)
  const made = await aPlan(shop, terms)
  const buyer = await aBuyer(shop)
  return { ...made, shop, buyer, who: { author_id: made.owner.id, user_id: idOf(buyer) } }
}

const pays = async (ctx: Context, order_id: number) => {
  const [row] = await ctx.db
    .select({ uuid: checkouts.uuid })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.id, orders.checkout_id))
    .where(eq(orders.id, order_id))
  await payCheckout(ctx, row?.uuid ?? '')
}

test('a double click subscribes once, and so do two tabs', async ({ ctx }) => {
  const { shop, buyer, variant_id } = await start(ctx)
  const intent = anIntent(variant_id)
  const clicked = await Promise.all(many(5).map(() => subscribe(buyer, intent)))
  expect(new Set(clicked.map(({ uuid }) => uuid)).size).toBe(1)
  const tabs = await Promise.allSettled(many(5).map(() => subscribe(buyer, anIntent(variant_id))))
  expect(done(tabs)).toBe(0)
  expect(await shop.db.$count(charges)).toBe(1)
})

test('the renewal job five times at once: one cycle, one order, one charge for each subscription', async ({
  ctx,
  clock,
}) => {
  const { shop, buyer, variant_id } = await start(ctx)
  const others = [buyer, await aBuyer(shop), await aBuyer(shop)]
  for (const one of others) await aSubscription(one, variant_id)
  clock.now = daysAfter(clock.now, 31)
  await Promise.all(many(5).map(() => renewDue(shop)))
  expect(await shop.db.$count(charges)).toBe(6)
  expect(await shop.db.$count(subscription_cycles, eq(subscription_cycles.state, 'aberto'))).toBe(3)
})

test('the process dies after the charge was asked for: the job finds it, and charges once', async ({ ctx, clock }) => {
  const { buyer, variant_id } = await start(ctx)
  const { uuid } = await aSubscription(buyer, variant_id)
  clock.now = daysAfter(clock.now, 31)
  // Dies before the gateway is told: the order and its charge stand, or neither does.
  const shop = await withSandbox(ctx, () => ({
    open: () => Promise.resolve({ result: 'later', reason: 'no answer' }),
  }))
  await renewDue(shop)
  const again = await withSandbox(ctx)
  await renewDue(again)
  await doPaymentJobs(again)
  const waiting = await waitingOrder(again, uuid)
  await payOrder(again, waiting?.id ?? 0)
  expect(await again.db.$count(charges)).toBe(2)
  expect((await subscriptionOf(again, uuid)).state).toBe('ativa')
})

test('paid while the job asks again: paid once, and what is over is called off or given back', async ({
  ctx,
  clock,
}) => {
  const { shop, buyer, variant_id } = await start(ctx)
  const { uuid, id } = await aSubscription(buyer, variant_id)
  clock.now = daysAfter(clock.now, 31)
  await renewDue(shop)
  await doPaymentJobs(shop)
  const first = await waitingOrder(shop, uuid)
  clock.now = daysAfter(clock.now, 0.99)
  await shop.db.execute(sql`update subscriptions set due_at = ${clock.now}`)
  await Promise.all([pays(shop, first?.id ?? 0), renewDue(shop), renewDue(shop)])
  await doSubscriptionJobs(shop)
  await doPaymentJobs(shop)
  const subscription = await subscriptionOf(shop, uuid)
  expect(subscription.state).toBe('ativa')
  expect((await cyclesOf(shop, id)).map(({ state }) => state)).toEqual(['pago', 'pago'])
  const open = (await ordersOf(shop, uuid)).filter(({ state }) => state === 'aguardando_pagamento')
  expect(open).toEqual([])
})

test('cancelled while it is renewed: either it goes on to an order that is called off, or it is over', async ({
  ctx,
  clock,
}) => {
  const { shop, buyer, variant_id, who } = await start(ctx)
  const client = clientFor(buyer)
  const { uuid } = await aSubscription(buyer, variant_id)
  clock.now = daysAfter(clock.now, 31)
  await Promise.allSettled([client.subscriptions.own.cancel({ uuid }), renewDue(shop)])
  await doSubscriptionJobs(shop)
  await doPaymentJobs(shop)
  await renewDue(shop)
  expect((await subscriptionOf(shop, uuid)).state).toBe('cancelada')
  expect(await waitingOrder(shop, uuid)).toBeUndefined()
  expect(await accessOf(shop, who)).toBeNull()
})

test('two plans of one author paid at once: access is until the later end', async ({ ctx }) => {
  const { shop, buyer, variant_id, store, who } = await start(ctx, { interval: 'anual' })
  const monthly = await aPlan(shop)
  await shop.db.execute(sql`update products set store_id = ${store.id} where id = ${monthly.product.id}`)
  await shop.db.execute(sql`update variants set store_id = ${store.id} where id = ${monthly.variant_id}`)
  await shop.db.execute(sql`update subscription_plans set store_id = ${store.id}`)
  const both = [await subscribe(buyer, anIntent(variant_id)), await subscribe(buyer, anIntent(monthly.variant_id))]
  const waiting = await Promise.all(both.map(({ uuid }) => waitingOrder(shop, uuid)))
  await Promise.all(waiting.map((order) => pays(shop, order?.id ?? 0)))
  const yearly = await subscriptionOf(shop, both[0]?.uuid ?? '')
  expect(yearly.state).toBe('ativa')
  expect(await accessOf(shop, who)).toEqual(daysAfter(yearly.due_at, 7))
})

type Step = 'pay' | 'renew' | 'cancel' | 'resume' | 'day' | 'week' | 'month' | 'jobs'
const steps: Step[] = ['pay', 'renew', 'cancel', 'resume', 'day', 'week', 'month', 'jobs']
const waits = { day: 1, week: 7, month: 31 }

test('any life: one open cycle at most, access by paid cycles alone, and the books add up', async ({ ctx, clock }) => {
  const shop = await withSandbox(ctx)
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...steps), { minLength: 4, maxLength: 14 }),
      fc.boolean(),
      async (life, trial) => {
        const { owner, variant_id } = await aPlan(shop, { trial_days: trial ? 10 : 0 })
        const buyer = await aBuyer(shop)
        const { own } = clientFor(buyer).subscriptions
        const { uuid } = await subscribe(buyer, anIntent(variant_id))
        for (const step of life) {
          if (step === 'pay') {
            const waiting = await waitingOrder(shop, uuid)
            if (waiting) await payOrder(shop, waiting.id)
          } else if (step === 'renew') await renewDue(shop)
          else if (step === 'jobs') {
            await doSubscriptionJobs(shop)
            await doPaymentJobs(shop)
          } else if (step === 'cancel' || step === 'resume') await own[step]({ uuid }).catch(refusal)
          else clock.now = daysAfter(clock.now, waits[step])
          const subscription = await subscriptionOf(shop, uuid)
          const cycles = await cyclesOf(shop, subscription.id)
          expect(cycles.filter(({ state }) => state === 'aberto').length).toBeLessThanOrEqual(1)
          const goesOn = ['teste', 'ativa', 'atrasada'].includes(subscription.state) && !subscription.cancel_at
          const ends = cycles
            .filter(({ state }) => state === 'pago' || state === 'teste')
            // Grace follows a period that was paid, never a trial.
            .map(({ state, ends_at }) => daysAfter(ends_at, goesOn && state === 'pago' ? 7 : 0).getTime())
          const until = await accessOf(shop, { author_id: owner.id, user_id: idOf(buyer) })
          const due = Math.max(0, ...ends)
          // A row that is over may lie there until the next change; it opens nothing.
          if (until && until > shop.now()) expect(until.getTime()).toBe(due)
          else expect(due).toBeLessThanOrEqual(shop.now().getTime())
          for (const cycle of cycles)
            expect(cycle.state === 'pago').toBe(cycle.paid_at !== null && cycle.state !== 'devolvido')
        }
      },
    ),
    { numRuns: 12, seed: 20261122 },
  )
  const entries = await shop.db.select().from(ledger_entries)
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
})

/** What may be refused is; anything else is a fault. */
function refusal(error: unknown) {
  if (!(error instanceof Error && 'status' in error && error.status === 409)) throw error
}
