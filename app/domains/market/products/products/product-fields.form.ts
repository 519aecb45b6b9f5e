import { pick } from '#shared/pick.ts'
import type { VariantDetail } from '../variants/variants.schemas.ts'
import type { StoreProduct } from './products.schemas.ts'

/** A product as its form sends it: what waits for staff is what its store goes on from. */
export function productFields({ variants, files, change, ...now }: StoreProduct) {
  const { name, summary, description, type, category, photos } = change?.state === 'pendente' ? change.after : now
  return {
    ...{ name, summary, description, type_id: type.id, category_id: category.id },
    photo_ids: photos.map(({ id }) => id),
    file_ids: files.map(({ id }) => id),
    variants: variants.map(variantFields),
  }
}

/** Without the stock: of that the difference counts, whatever was sold meanwhile. */
export const variantFields = (variant: VariantDetail) => ({
  ...pick(variant, 'id', 'name', 'sku', 'price', 'compare_at_price', 'low_stock', 'active'),
  ...pick(variant, 'weight_grams', 'length_cm', 'width_cm', 'height_cm'),
})
