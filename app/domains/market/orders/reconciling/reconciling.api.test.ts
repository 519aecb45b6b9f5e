import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { trialBalance } from '#domains/market/ledger/book/trial-balance.queries.ts'
import { findDisagreements } from '#domains/market/ledger/checks/find-disagreements.queries.ts'
import { balancesOf } from '#domains/market/ledger/index.ts'
import { playBank } from '#domains/market/payments/bank/bank.actions.ts'
import type { BankAct } from '#domains/market/payments/bank/bank.kinds.ts'
import { lockCharge } from '#domains/market/payments/charges/charges.queries.ts'
import { charges } from '#domains/market/payments/charges/charges.table.ts'
import { recordFacts } from '#domains/market/payments/charges/record-facts.actions.ts'
import { doPaymentJobs, payAtBank, withSandbox } from '#domains/market/payments/payments.factory.ts'
import { charge_refunds } from '#domains/market/payments/refunds/refunds.table.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import type { Context } from '#platform/context.ts'
import { aPrivateFile } from '#platform/files/private-files.factory.ts'
import { log } from '#platform/log/log.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { aBuyer, aFreight, aPaidOrder, aPlacedOrder, orderOf } from '../orders.factory.ts'
import { checkMoney } from './check-money.actions.ts'

/** A store with a lamp for R$ 100,00, sent for R$ 20,00; who buys one, and staff. */
async function aShop(ctx: Context, contextOf: (user: { id: number }) => Promise<Context>) {
  const sandbox = await withSandbox(ctx)
  const shop = { ...sandbox, env: { ...sandbox.env, demo: true } }
  const product = await aProduct(shop, { name: 'Lâmpada LED' }, { price: 100_00, on_hand: 10 })
  await aFreight(shop, product.store_id)
  const buyer = await aBuyer(shop)
  const person = await aStaffMember(ctx, ['marketplace.manage'])
  const staff = { ...shop, ...(await contextOf(person)), env: shop.env }
  const chargeOf = async (checkout: string) => {
    const [charge] = await shop.db
      .select()
      .from(charges)
      .where(eq(charges.reference, `checkout:${checkout}`))
    if (!charge) throw new Error('no charge')
    return charge
  }
  const play = async (checkout: string, act: BankAct) => {
    const { gateway_charge_id } = await chargeOf(checkout)
    await playBank(shop, { charge: gateway_charge_id ?? '', act })
    await doPaymentJobs(shop)
  }
  const bookOf = async (kind: string) => (await trialBalance(shop)).accounts.find((one) => one.kind === kind)?.balance
  return {
    ...{ shop, buyer, product, person, staff, chargeOf, play, bookOf },
    store: { kind: 'store' as const, id: product.store_id },
    wish: { variant_id: product.variant.id, quantity: 1 },
    buys: testClient(buyer).orders.own,
    cares: testClient(staff).orders.attention,
  }
}

const agree = async (ctx: Context) => {
  expect(await findDisagreements(ctx)).toEqual([])
  expect((await trialBalance(ctx)).closes).toBe(true)
}

test('what is paid twice stands in the book until it is back with who paid, with the fee that it cost', async ({
  ctx,
  contextOf,
}) => {
  const { shop, buyer, wish, chargeOf, cares, bookOf } = await aShop(ctx, contextOf)
  const { uuid } = await aPaidOrder(buyer, [wish])
  const once = await bookOf('gateway')
  const { id, total } = await chargeOf(uuid)
  await payAtBank(shop, id)
  await doPaymentJobs(shop, (name) => !name.startsWith('payments.refund') && name !== 'sandbox.refund')
  const { fee_amount } = await chargeOf(uuid)
  expect(await bookOf('buyers')).toBe(-total)
  expect(await bookOf('gateway')).toBe((once ?? 0) + total - fee_amount / 2)
  expect((await cares.list()).differences).toEqual([])
  await doPaymentJobs(shop)
  expect(await bookOf('buyers')).toBe(0)
  expect(await bookOf('gateway')).toBe((once ?? 0) - fee_amount / 2)
  expect((await cares.list()).differences).toEqual([])
  await agree(shop)
})

test('a refund that the bank refuses is owed to the buyer, who gives a key; staff pays it from outside, with proof', async ({
  ctx,
  contextOf,
}) => {
  const { shop, buyer, wish, buys, cares, staff, store, person, play, bookOf } = await aShop(ctx, contextOf)
  const { order, uuid } = await aPaidOrder(buyer, [wish])
  await expect(buys.refundKey({ uuid: order.uuid, pix_key: 'maria@exemplo.com.br' })).rejects.toMatchObject({
    status: 409,
  })
  await buys.cancel({ uuid: order.uuid, reason: 'Mudei de ideia.' })
  await doPaymentJobs(shop, (name) => name !== 'sandbox.refund')
  await play(uuid, 'refuse_refund')
  // The store has it no more; the book owes it to who bought.
  expect(await balancesOf(shop, store)).toMatchObject({ a_receber: 0, disponivel: 0 })
  expect(await bookOf('buyers')).toBe(-120_00)
  const told = await shop.db.select().from(notifications).where(eq(notifications.user_id, person.id))
  expect(told).toMatchObject([{ title: 'O banco recusou uma devolução', url: '/admin/marketplace/atencao' }])
  expect(await buys.show({ uuid: order.uuid })).toMatchObject({
    owed_back: { amount: 120_00, reason: expect.stringContaining('não aceitou'), key_given: false },
  })
  await expect(buys.refundKey({ uuid: order.uuid, pix_key: 'minha chave' })).rejects.toMatchObject({
    status: 422,
    data: { errors: { pix_key: [expect.any(String)] } },
  })
  expect(await buys.refundKey({ uuid: order.uuid, pix_key: 'maria@exemplo.com.br' })).toMatchObject({
    owed_back: { key_given: true },
  })
  const { refunds, differences } = await cares.list()
  expect(differences).toEqual([])
  expect(refunds).toMatchObject([{ amount: 120_00, pix_key: 'maria@exemplo.com.br', orders: [{ uuid: order.uuid }] }])
  const id = refunds[0]?.id ?? 0
  const [kept] = await shop.db.select().from(charge_refunds)
  expect(kept?.sealed_pix_key).not.toContain('maria')
  await expect(cares.settle({ id, file_id: 1 })).rejects.toMatchObject({ status: 422 })
  const proof = await aPrivateFile(staff)
  await cares.settle({ id, file_id: proof.id })
  await expect(cares.settle({ id, file_id: proof.id })).rejects.toMatchObject({ status: 409 })
  expect([await bookOf('buyers'), await bookOf('outside')]).toEqual([0, -120_00])
  expect(await orderOf(shop, order.uuid)).toMatchObject({ payment: 'reembolsado', refunded_amount: 120_00 })
  expect(await buys.show({ uuid: order.uuid })).toMatchObject({ owed_back: null })
  expect(await cares.list()).toEqual({ refunds: [], differences: [], unopened: [] })
  await agree(shop)
})

test('a refused refund that is asked for again goes back once, and is booked once', async ({ ctx, contextOf }) => {
  const { shop, buyer, wish, buys, cares, play, bookOf } = await aShop(ctx, contextOf)
  const { order, uuid } = await aPaidOrder(buyer, [wish])
  await buys.cancel({ uuid: order.uuid, reason: '' })
  await doPaymentJobs(shop, (name) => name !== 'sandbox.refund')
  await play(uuid, 'refuse_refund')
  const [refused] = (await cares.list()).refunds
  await cares.tryAgain({ id: refused?.id ?? 0 })
  await expect(cares.tryAgain({ id: refused?.id ?? 0 })).rejects.toMatchObject({ status: 409 })
  await doPaymentJobs(shop, (name) => name !== 'sandbox.refund')
  await play(uuid, 'refuse_refund')
  const again = (await cares.list()).refunds
  expect(again).toMatchObject([{ amount: 120_00 }])
  expect(await bookOf('buyers')).toBe(-120_00)
  await cares.tryAgain({ id: again[0]?.id ?? 0 })
  await doPaymentJobs(shop)
  expect(await bookOf('buyers')).toBe(0)
  expect(await orderOf(shop, order.uuid)).toMatchObject({ payment: 'reembolsado', refunded_amount: 120_00 })
  expect(await cares.list()).toEqual({ refunds: [], differences: [], unopened: [] })
  await agree(shop)
})

test('the check sees goods that were given away, and staff is told', async ({ ctx, contextOf, clock }) => {
  vi.spyOn(log, 'error').mockReturnValue(undefined)
  const { shop, buyer, wish, person, chargeOf, cares } = await aShop(ctx, contextOf)
  const { uuid, order } = await aPaidOrder(buyer, [wish])
  await checkMoney(shop)
  expect(await shop.db.select().from(notifications).where(eq(notifications.user_id, person.id))).toEqual([])
  // The gateway gave the buyer everything back, and the order stays paid.
  const { id, total } = await chargeOf(uuid)
  const back = { kind: 'refunded' as const, amount: total, provider_id: 'sandbox:by-itself', occurred_at: shop.now() }
  await shop.transaction(async (tx) => recordFacts(tx, await lockCharge(tx, id), [back]))
  expect((await cares.list()).differences).toEqual([])
  clock.now = new Date(clock.now.getTime() + 3 * 60_000)
  expect((await cares.list()).differences).toMatchObject([
    { kinds: ['orders'], there: 0, sold: total, orders: [{ uuid: order.uuid }] },
  ])
  await checkMoney(shop)
  const told = await shop.db.select().from(notifications).where(eq(notifications.user_id, person.id))
  expect(told).toMatchObject([{ title: 'O dinheiro das vendas não bate', url: '/admin/marketplace/atencao' }])
})

test('the check sees money of the gateway that no entry tells of', async ({ ctx, contextOf, clock }) => {
  const { shop, buyer, wish, chargeOf, cares } = await aShop(ctx, contextOf)
  const { uuid } = await aPlacedOrder(buyer, [wish])
  const { id } = await chargeOf(uuid)
  // As if its payment had been written and nothing had followed.
  await shop.db.update(charges).set({ captured_amount: 120_00 }).where(eq(charges.id, id))
  clock.now = new Date(clock.now.getTime() + 3 * 60_000)
  expect((await cares.list()).differences).toMatchObject([{ kinds: ['orders', 'book'], there: 120_00, sold: 0 }])
})

test('paid in part is no difference while the rest may come, nor is what is on its way back', async ({
  ctx,
  contextOf,
  clock,
}) => {
  const { shop, buyer, wish, buys, cares, chargeOf } = await aShop(ctx, contextOf)
  const { uuid } = await aPlacedOrder(buyer, [wish])
  const { gateway_charge_id } = await chargeOf(uuid)
  await playBank(shop, { charge: gateway_charge_id ?? '', act: 'pay_less', amount: 40_00 })
  await doPaymentJobs(shop)
  clock.now = new Date(clock.now.getTime() + 3 * 60_000)
  expect((await cares.list()).differences).toEqual([])
  const { order } = await aPaidOrder(buyer, [wish])
  await buys.cancel({ uuid: order.uuid, reason: '' })
  clock.now = new Date(clock.now.getTime() + 3 * 60_000)
  expect((await cares.list()).differences).toEqual([])
})

test('nobody but who cares for the shop reads or does any of it', async ({ ctx, contextOf, as }) => {
  const { buyer } = await aShop(ctx, contextOf)
  const { attention } = testClient(buyer).orders
  for (const call of [attention.list(), attention.tryAgain({ id: 1 }), attention.settle({ id: 1, file_id: 1 })])
    await expect(call).rejects.toMatchObject({ status: 403 })
  const cares = (await as(await aStaffMember(ctx, ['marketplace.manage']))).orders.attention
  await expect(cares.tryAgain({ id: 1 })).rejects.toMatchObject({ status: 404 })
})
