import { trialBalance } from '#domains/market/ledger/book/trial-balance.queries.ts'
import { findDisagreements } from '#domains/market/ledger/checks/find-disagreements.queries.ts'
import { balancesOf } from '#domains/market/ledger/index.ts'
import { charge_consequences } from '#domains/market/payments/consequences/consequences.table.ts'
import { doPaymentJobs, withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { testClient } from '#tests/test-client.ts'
import { aBuyer, aPaidOrder, orderOf } from '../orders.factory.ts'

for (const steps of [
  [24_99, 1],
  [12_50, 12_49, 1],
  [1, 24_98, 1],
])
  test(`R$ 25,00 that go back by staff as ${steps.join(' + ')} centavos are all back, and files close`, async ({
    ctx,
    contextOf,
  }) => {
    const shop = await withSandbox(ctx)
    const product = await aProduct(shop, { kind: 'digital' }, { price: 25_00 })
    const buyer = await aBuyer(shop)
    const { order } = await aPaidOrder(buyer, [{ variant_id: product.variant.id }])
    const buys = testClient(buyer).orders.own
    expect((await buys.show({ uuid: order.uuid })).can.open_files).toBe(true)
    const person = await contextOf(await aStaffMember(ctx, ['marketplace.manage']))
    const staff = testClient({ ...shop, ...person, env: shop.env }).orders.staff
    for (const amount of steps) {
      await staff.refund({ uuid: order.uuid, amount, reason: 'Combinado por telefone.', sure: true })
      await doPaymentJobs(shop)
    }
    expect(await shop.db.$count(charge_consequences)).toBe(0)
    expect(await orderOf(shop, order.uuid)).toMatchObject({
      ...{ state: 'reembolsado', payment: 'reembolsado', refunded_amount: 25_00 },
    })
    expect((await buys.show({ uuid: order.uuid })).can.open_files).toBe(false)
    expect(await balancesOf(shop, { kind: 'store', id: product.store_id })).toMatchObject({
      ...{ a_receber: 0, disponivel: 0, em_debito: 0 },
    })
    expect(await findDisagreements(shop)).toEqual([])
    expect((await trialBalance(shop)).closes).toBe(true)
  })
