import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aCategory, aProduct, aProductType } from '../products.factory.ts'

test('staff reads one category and one type; a store takes its product out of the queue', async ({ ctx, as }) => {
  const staff = (await as(await aStaffMember(ctx, ['marketplace.manage']))).products
  const category = await aCategory(ctx)
  const type = await aProductType(ctx)
  expect(await staff.categories.show({ id: category.id })).toMatchObject({ slug: category.slug })
  expect(await staff.types.show({ id: type.id })).toMatchObject({ slug: type.slug })
  const product = await aProduct(ctx, { state: 'em_revisao', submitted_at: ctx.now() })
  const owner = (await as({ id: product.created_by })).products.ofStore
  const back = await owner.withdraw({ store: String(product.store_id), product: String(product.id) })
  expect(back).toMatchObject({ state: 'rascunho' })
})
