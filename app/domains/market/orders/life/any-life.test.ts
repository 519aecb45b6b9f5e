import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { ledger_entries } from '#domains/market/ledger/book/book.table.ts'
import { refundable as chargeable } from '#domains/market/payments/charges/charge-fold.model.ts'
import { lockCharge } from '#domains/market/payments/charges/charges.queries.ts'
import { recordFacts } from '#domains/market/payments/charges/record-facts.actions.ts'
import { charge_consequences } from '#domains/market/payments/consequences/consequences.table.ts'
import { doPaymentJobs, withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { expect, test } from '#tests/fixtures.ts'
import { checkouts } from '../checkout/checkouts.table.ts'
import { dispatchOrder } from '../dispatches/dispatch-order.actions.ts'
import { acceptOffer, closeProblem, decideDispute, offerRefund, openProblem } from '../disputes/dispute.actions.ts'
import { disputes } from '../disputes/disputes.table.ts'
import { type Order, order_lines, orders } from '../orders/orders.table.ts'
import { aBuyer, aFreight, aPaidOrder } from '../orders.factory.ts'
import { finishOrders, payReturns, presumeDelivered } from '../orders.jobs.ts'
import { refundLines } from '../refunds/refund-lines.actions.ts'
import { askWithdrawal, dropWithdrawal, receiveReturn, sendBack } from '../withdrawals/withdraw.actions.ts'
import { cancelOrder } from './cancel-order.actions.ts'
import { deliverOrder } from './deliver-order.actions.ts'
import { lockWithCharge } from './lock-with-charge.actions.ts'
import { prepareOrder } from './prepare-order.actions.ts'

/** The same numbers every time: mulberry32. */
function dice(seed: number) {
  let state = seed
  return (sides: number) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % sides
  }
}

type Roll = ReturnType<typeof dice>
type Do = (tx: Context, order: Order, roll: Roll) => Promise<unknown>

const line = async (tx: Context, order: Order) =>
  (
    await tx.db.select().from(order_lines).where(eq(order_lines.order_id, order.id))
  )[0] as typeof order_lines.$inferSelect

/** What the open problem offers, if anything. */
const offered = async (tx: Context, order: Order) =>
  (await tx.db.select().from(disputes).where(eq(disputes.order_id, order.id))).find(({ state }) => state === 'proposta')
    ?.offer_amount ?? 0

const told = { text: 'Veio com um defeito na tampa.', file_ids: [] }

const doings: Record<string, Do> = {
  prepare: (tx, order) => prepareOrder(tx, order, 'loja'),
  dispatch: async (tx, order, roll) =>
    dispatchOrder(tx, order, {
      ...{ side: 'loja', carrier: 'propria', tracking_code: '', note: '', posted_on: '2026-11-21', sure: true },
      lines: [{ line_id: (await line(tx, order)).id, quantity: 1 + roll(3) }],
    }),
  deliver: (tx, order) => deliverOrder(tx, order, { side: 'comprador' }),
  cancel: (tx, order) => cancelOrder(tx, order, { side: 'comprador', reason: '' }),
  refund: async (tx, order, roll) =>
    refundLines(tx, order, {
      ...{ side: 'loja', reason: 'Acordo.', freight: roll(20_00), sure: true },
      lines: [{ line_id: (await line(tx, order)).id, amount: roll(150_00), canceled: roll(2) }],
    }),
  withdraw: async (tx, order, roll) =>
    askWithdrawal(tx, order, { lines: [{ line_id: (await line(tx, order)).id, quantity: 1 + roll(3) }], reason: '' }),
  sendBack: (tx, order) => sendBack(tx, order, { tracking_code: '' }),
  drop: dropWithdrawal,
  returned: (tx, order, roll) => receiveReturn(tx, order, { side: 'loja', restocked: roll(2) === 1 }),
  dispute: (tx, order) => openProblem(tx, order, { ...told, kind: 'com_defeito', side: 'comprador' }),
  offer: (tx, order, roll) => offerRefund(tx, order, { amount: 1 + roll(100_00), text: '' }),
  accept: async (tx, order) => acceptOffer(tx, order, await offered(tx, order)),
  close: closeProblem,
  decide: (tx, order, roll) => decideDispute(tx, order, { amount: roll(120_00), reason: 'Assim decidimos.' }),
  chargeBack: (tx, order, roll) => byGateway(tx, order, 'chargeback', 1 + roll(320_00)),
  reverse: (tx, order) => byGateway(tx, order, 'chargeback_reversed', 0),
}

async function byGateway(tx: Context, order: Order, kind: 'chargeback' | 'chargeback_reversed', amount: number) {
  const [checkout] = await tx.db.select().from(checkouts).where(eq(checkouts.id, order.checkout_id))
  if (!checkout?.charge_id) throw new Error('no charge')
  const charge = await lockCharge(tx, checkout.charge_id)
  // A gateway refuses a refund of what the bank took, so the bank takes at most what is not on its way back.
  if (kind === 'chargeback' && chargeable(charge) < amount) throw new AppError('conflict')
  if (kind === 'chargeback_reversed' && !charge.charged_back_amount) throw new AppError('conflict')
  const back = kind === 'chargeback' ? amount : charge.charged_back_amount
  await recordFacts(tx, charge, [{ kind, amount: back, provider_id: `bank:${randomUUID()}`, occurred_at: tx.now() }])
  expect(await tx.db.$count(charge_consequences)).toBe(0)
}

const jobs = [doPaymentJobs, finishOrders, presumeDelivered, payReturns]

for (const seed of [1, 2, 4, 5, 6, 7, 8, 9])
  test(`whatever everybody does: never more back than was paid, stock and books add up (${seed})`, async ({
    ctx,
    clock,
  }) => {
    const roll = dice(seed)
    const shop = await withSandbox(ctx)
    const product = await aProduct(shop, {}, { price: 100_00, on_hand: 10 })
    await aFreight(shop, product.store_id)
    const buyer = await aBuyer(shop)
    const { order } = await aPaidOrder(buyer, [{ variant_id: product.variant.id, quantity: 3 }])
    // What ends everything at once is rarer than what goes on.
    const names = [
      ...Object.keys(doings),
      ...Array(3).fill(['prepare', 'dispatch', 'deliver', 'withdraw', 'dispute']).flat(),
    ]
    const done = new Set<string>()
    for (let step = 0; step < 45; step++) {
      const name = names[roll(names.length)] as string
      try {
        await buyer.transaction(async (tx) => {
          const locked = await lockWithCharge(tx, eq(orders.id, order.id))
          await (doings[name] as Do)(tx, locked as Order, roll)
        })
        done.add(name)
      } catch (error) {
        // What does not fit is refused with a sentence; anything else is a fault.
        const status = (error as { status?: number }).status
        if (status !== 409 && status !== 422) throw Object.assign(error as Error, { doing: name, done })
      }
      if (roll(3) === 0) await (jobs[roll(jobs.length)] as (ctx: Context) => Promise<unknown>)(shop)
      if (roll(4) === 0) clock.now = new Date(clock.now.getTime() + roll(6) * 86_400_000)
      await allAddsUp(shop, order.id, product.variant.id)
    }
    expect(done.size).toBeGreaterThan(1)
  })

async function allAddsUp(ctx: Context, order_id: number, variant_id: number) {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, order_id))
  const lines = await ctx.db.select().from(order_lines).where(eq(order_lines.order_id, order_id))
  const [variant] = await ctx.db.select().from(variants).where(eq(variants.id, variant_id))
  const sum = async (table: string, state: string) =>
    (
      await ctx.db.execute<{ sum: number }>(
        sql`select coalesce(sum(amount), 0)::int as sum from ${sql.identifier(table)} where state = ${state} and order_id = ${order_id}`,
      )
    ).rows[0]?.sum ?? 0
  const back = (await sum('order_refunds', 'feito')) + (await sum('order_chargebacks', 'aberta'))
  expect(back).toBeLessThanOrEqual(order?.total ?? 0)
  expect(order?.refunded_amount).toBe(await sum('order_refunds', 'feito'))
  const entries = await ctx.db.select().from(ledger_entries)
  expect(entries.reduce((all, { amount }) => all + amount, 0)).toBe(0)
  expect(variant?.reserved).toBe(0)
  const [one] = lines
  // Sold, less what was given up or came back to be sold again: never more than there ever were.
  expect(variant?.on_hand).toBeGreaterThanOrEqual(7 + (order?.state === 'cancelado' ? 3 : (one?.canceled ?? 0)))
  expect(variant?.on_hand).toBeLessThanOrEqual(10)
}
