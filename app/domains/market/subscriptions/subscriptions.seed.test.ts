import { and, eq, inArray } from 'drizzle-orm'
import { isLate } from '#domains/market/orders/index.ts'
import { orders } from '#domains/market/orders/orders/orders.table.ts'
import { aBuyer } from '#domains/market/orders/orders.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aStore } from '#domains/market/stores/stores.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { subscription_cycles, subscriptions } from './subscriptions/subscriptions.table.ts'
import { idOf } from './subscriptions.factory.ts'
import { seedDemoSubscriptions } from './subscriptions.seed.ts'

test('the demo has subscriptions in every state that stays, each with the periods that led there', async ({ ctx }) => {
  const { store } = await aStore(ctx)
  for (const _ of [1, 2]) await aProduct(ctx, { kind: 'assinatura', store_id: store.id }, { on_hand: 10 })
  const grower = await aBuyer(ctx)
  for (const _ of Array.from({ length: 9 })) await aBuyer(ctx)
  const people = new Map([['grower', { id: idOf(grower) }]])
  await ctx.transaction((tx) => seedDemoSubscriptions(tx, { stores: new Map([[store.slug, store]]), people }))
  const all = await ctx.db.select().from(subscriptions)
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['teste', 'ativa', 'nao_paga', 'cancelada']))
  expect(all.filter(({ subscriber_id }) => subscriber_id === idOf(grower)).length).toBe(2)
  expect(await ctx.db.$count(subscription_cycles, eq(subscription_cycles.state, 'pago'))).toBeGreaterThan(10)
  const waiting = and(inArray(orders.state, ['pago', 'em_separacao']), isLate(ctx.now()))
  expect(await ctx.db.$count(orders, waiting)).toBe(0)
  expect(await ctx.db.$count(orders, eq(orders.state, 'concluido'))).toBeGreaterThan(5)
})
