import { eq } from 'drizzle-orm'
import { aReceiver, storeHolder } from '#domains/market/ledger/ledger.factory.ts'
import { aStaffMember } from '#domains/people/accounts/staff/staff-users.factory.ts'
import { audit_log } from '#platform/audit/audit.table.ts'
import { expect, concurrentTest as test } from '#tests/fixtures.ts'
import { product_changes } from '../changes/product-changes.table.ts'
import { aProduct } from '../products.factory.ts'

test('two of the team decide one product at once: one decision counts, the other is told', async ({ ctx, as }) => {
  const product = await aProduct(ctx, { state: 'em_revisao', description: 'Um vaso de feltro que respira.', photos: 1 })
  await aReceiver(ctx, storeHolder(product.store_id))
  const [one, two] = await Promise.all([1, 2].map(async () => as(await aStaffMember(ctx, ['marketplace.manage']))))
  if (!one || !two) throw new Error('no staff')
  const { id } = product
  const answers = await Promise.allSettled([
    one.products.staff.approve({ id, seen: product.updated_at }),
    two.products.staff.refuse({ id, reason: 'Falta a medida.' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const noted = await ctx.db
    .select()
    .from(audit_log)
    .where(eq(audit_log.subject, `product:${id}`))
    .orderBy(audit_log.id)
  expect(noted).toHaveLength(1)
})

test('an edit approved and refused at once is decided once; two edits at once leave one that waits', async ({
  ctx,
  as,
}) => {
  const product = await aProduct(ctx, { photos: 1 })
  const staff = (await as(await aStaffMember(ctx, ['marketplace.manage']))).products
  const { id, type_id, category_id, variant } = product
  const { photos, store } = await staff.staff.show({ id })
  const edit = (name: string) =>
    staff.ofStore.update({
      ...{ store: store.slug, product: product.slug, name, type_id, category_id },
      photo_ids: photos.map((photo) => photo.id),
      variants: [{ id: variant.id, price: 100_00, on_hand: 10 }],
    })
  await Promise.all(['Um nome', 'Outro nome', 'Mais um nome'].map(edit))
  const rows = await ctx.db.select().from(product_changes).where(eq(product_changes.product_id, id))
  const waiting = rows.filter(({ state }) => state === 'pendente')
  expect(waiting).toHaveLength(1)
  const ref = { id, change_id: waiting[0]?.id ?? 0 }
  const answers = await Promise.allSettled([
    staff.staff.approveChange(ref),
    staff.staff.refuseChange({ ...ref, reason: 'Não confere.' }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
