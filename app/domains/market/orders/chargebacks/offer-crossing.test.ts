import { eq, isNull } from 'drizzle-orm'
import { trialBalance } from '#domains/market/ledger/book/trial-balance.queries.ts'
import { findDisagreements } from '#domains/market/ledger/checks/find-disagreements.queries.ts'
import { playBank } from '#domains/market/payments/bank/bank.actions.ts'
import type { BankAct } from '#domains/market/payments/bank/bank.kinds.ts'
import { charges } from '#domains/market/payments/charges/charges.table.ts'
import { charge_consequences } from '#domains/market/payments/consequences/consequences.table.ts'
import { doPaymentJobs, withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import type { Context } from '#platform/context.ts'
import { expect, test } from '#tests/fixtures.ts'
import { acceptOffer, offerRefund, openProblem } from '../disputes/dispute.actions.ts'
import { lockWithCharge } from '../life/lock-with-charge.actions.ts'
import { type Order, orders } from '../orders/orders.table.ts'
import { aBuyer, aPaidOrder, orderOf } from '../orders.factory.ts'
import { findDifferences } from '../reconciling/attention.queries.ts'

for (const amount of [30_00, 100_00])
  test(`an offer of R$ ${amount / 100} is taken while the bank takes all of it back, and gives it back later`, async ({
    ctx,
    clock,
  }) => {
    const sandbox = await withSandbox(ctx)
    const shop = { ...sandbox, env: { ...sandbox.env, demo: true } }
    const product = await aProduct(shop, { kind: 'digital' }, { price: 100_00 })
    const buyer = await aBuyer(shop)
    const { order } = await aPaidOrder(buyer, [{ variant_id: product.variant.id }])
    const later = (minutes: number) => {
      clock.now = new Date(clock.now.getTime() + minutes * 60_000)
    }
    const does = (act: (tx: Context, locked: Order) => Promise<unknown>) =>
      buyer.transaction(async (tx) => act(tx, (await lockWithCharge(tx, eq(orders.id, order.id))) as Order))
    const play = async (act: BankAct) => {
      const [charge] = await shop.db.select().from(charges)
      await playBank(shop, { charge: charge?.gateway_charge_id ?? '', act })
    }
    const endsWell = async () => {
      await doPaymentJobs(shop)
      expect(await shop.db.$count(charge_consequences, isNull(charge_consequences.done_at))).toBe(0)
      expect(await findDisagreements(shop)).toEqual([])
      expect((await trialBalance(shop)).closes).toBe(true)
      later(5)
      expect(await findDifferences(shop)).toEqual([])
    }
    const told = { text: 'Veio com um defeito na tampa.', file_ids: [] }
    later(1)
    await does((tx, one) => openProblem(tx, one, { ...told, kind: 'com_defeito', side: 'comprador' }))
    await does((tx, one) => offerRefund(tx, one, { amount, text: '' }))
    await does((tx, one) => acceptOffer(tx, one, amount))
    await play('charge_back')
    await endsWell()
    expect(await orderOf(shop, order.uuid)).toMatchObject({ payment: 'contestado', refunded_amount: 0 })
    await play('reverse_chargeback')
    await endsWell()
    expect(await orderOf(shop, order.uuid)).toMatchObject({ payment: 'pago', refunded_amount: 0 })
  })
