import { and, inArray, lt, sql } from 'drizzle-orm'
import { ledger_entries } from '#domains/market/ledger/book/book.table.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aStore } from '#domains/market/stores/stores.factory.ts'
import { aUser } from '#domains/people/accounts/users/users.factory.ts'
import { DAY } from '#shared/durations.ts'
import { expect, test } from '#tests/fixtures.ts'
import { orders } from '../orders/orders.table.ts'
import { aBuyer, aFreight } from '../orders.factory.ts'
import { toSend } from '../sold/sold-orders.queries.ts'
import { seedDemoOrders } from './demo-orders.seed.ts'

test('half a year of purchases through the same doors: every state, and the book balances', async ({ ctx }) => {
  for (const price of [45_00, 320_00]) {
    const { store } = await aStore(ctx, { platform_fee_bps: price === 45_00 ? null : 800 })
    await aFreight(ctx, store.id)
    for (let n = 0; n < 3; n++) await aProduct(ctx, { store_id: store.id }, { price: price + n * 10_00, on_hand: 20 })
    await aProduct(ctx, { store_id: store.id, kind: 'digital' }, { price: 29_90 })
    await aProduct(ctx, { store_id: store.id, kind: 'consultoria' }, { price: 150_00 })
  }
  for (let n = 0; n < 6; n++) await aUser(ctx)
  const admin = await aUser(ctx, { user_type: 'admin' })
  const grower = (await aBuyer(ctx)).viewer
  await ctx.transaction((tx) =>
    seedDemoOrders(
      tx,
      new Map([
        ['grower', { id: grower?.id ?? 0 }],
        ['admin', { id: admin.id }],
      ]),
      120,
    ),
  )
  const states = await ctx.db
    .select({ state: orders.state, count: sql<number>`count(*)::int` })
    .from(orders)
    .groupBy(orders.state)
  expect(states.map(({ state }) => state)).toEqual(
    expect.arrayContaining([
      ...['aguardando_pagamento', 'pago', 'em_separacao', 'enviado', 'entregue', 'concluido'],
      ...['cancelado', 'expirado', 'reembolsado'],
    ]),
  )
  const late = await ctx.db.$count(
    orders,
    and(
      inArray(orders.state, ['pago', 'em_separacao']),
      toSend,
      lt(orders.paid_at, new Date(ctx.now().getTime() - 12 * DAY)),
    ),
  )
  expect(late).toBe(0)
  const entries = await ctx.db.select().from(ledger_entries)
  expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  expect(entries.length).toBeGreaterThan(100)
})
