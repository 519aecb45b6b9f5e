import { eq } from 'drizzle-orm'
import { demandComplete } from '#domains/market/products/products/complete-product.rules.ts'
import { keepVariants } from '#domains/market/products/variants/keep-variants.actions.ts'
import { VariantInput } from '#domains/market/products/variants/variants.schemas.ts'
import { variants } from '#domains/market/products/variants/variants.table.ts'
import { expect, test } from '#tests/fixtures.ts'
import { aPlan } from '../subscriptions.factory.ts'

for (const ships of [false, true])
  test(`a plan that sends ${ships ? 'a box needs' : 'nothing needs neither'} weight, measures and stock, saved again with none`, async ({
    ctx,
  }) => {
    const { product, variant_id } = await aPlan(ctx, { ships })
    const { name, sku, price } = product.variant
    const typed = VariantInput.parse({ id: variant_id, name, sku, price, on_hand: 0, on_hand_seen: 10 })
    await ctx.transaction((tx) => keepVariants(tx, product, [typed]))
    const [kept] = await ctx.db.select().from(variants).where(eq(variants.id, variant_id))
    expect(kept).toMatchObject({ tracks_stock: ships, on_hand: 0 })
    const errors = await demandComplete(ctx, product).then(
      () => ({}),
      (error: { data: { errors: object } }) => error.data.errors,
    )
    expect('variants.0.weight_grams' in errors).toBe(ships)
    expect('variants.0.length_cm' in errors).toBe(ships)
  })
