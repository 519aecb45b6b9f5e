import type { FreightItem } from '#domains/market/freight/quotes/quote.kinds.ts'
import { isShipped } from '#domains/market/products/types/product-type.kinds.ts'
import type { Variant } from '#domains/market/products/variants/variants.table.ts'
import type { BoughtLine } from '../cart/cart.model.ts'

/** What of a store's lines is sent. */
export function freightItems(lines: BoughtLine[]): FreightItem[] {
  return lines
    .filter(({ sellable }) => isShipped(sellable.product.kind))
    .map(({ variant_id, quantity, sellable: { variant } }) => ({
      variant_id,
      quantity,
      unit_price: variant.price,
      ...sizeOf(variant),
    }))
}

type Size = 'weight_grams' | 'length_cm' | 'width_cm' | 'height_cm'

/** For the carriers; what a store did not say is 0. */
export const sizeOf = (variant: Pick<Variant, Size> | undefined): Pick<FreightItem, Size> => ({
  weight_grams: variant?.weight_grams ?? 0,
  length_cm: variant?.length_cm ?? 0,
  width_cm: variant?.width_cm ?? 0,
  height_cm: variant?.height_cm ?? 0,
})
