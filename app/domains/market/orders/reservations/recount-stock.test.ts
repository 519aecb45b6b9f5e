import { eq } from 'drizzle-orm'
import { withSandbox } from '#domains/market/payments/payments.factory.ts'
import { aProduct } from '#domains/market/products/products.factory.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { notifications } from '#domains/people/notifications/notifications/notifications.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aBuyer, aFreight, aPaidOrder, aPlacedOrder } from '../orders.factory.ts'
import { recountStock } from './recount-stock.actions.ts'

test('what is reserved is what open orders hold; a difference is told to staff, once a day', async ({ ctx }) => {
  const shop = await withSandbox(ctx)
  const product = await aProduct(shop, {}, { on_hand: 9, sku: 'LED-1' })
  await aFreight(shop, product.store_id)
  const staff = await aStaffMember(ctx, ['marketplace.manage'])
  await aPaidOrder(await aBuyer(shop), [{ variant_id: product.variant.id }])
  await aPlacedOrder(await aBuyer(shop), [{ variant_id: product.variant.id, quantity: 2 }])
  const told = () => ctx.db.select().from(notifications).where(eq(notifications.user_id, staff.id))
  await recountStock(ctx)
  expect(await told()).toEqual([])
  await ctx.db.update(variants).set({ reserved: 5 }).where(eq(variants.id, product.variant.id))
  await recountStock(ctx)
  await recountStock(ctx)
  expect(await told()).toMatchObject([{ title: 'O estoque reservado não bate' }])
  expect((await told())[0]?.text).toContain('LED-1: 5 reservados, 2 em pedidos')
})
