import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import type { VariantDetail, VariantOffer } from './variants.schemas.ts'
import { type Variant, variants } from './variants.table.ts'

export const leftOf = ({ tracks_stock, on_hand, reserved }: Pick<Variant, 'tracks_stock' | 'on_hand' | 'reserved'>) =>
  tracks_stock ? on_hand - reserved : null

export const toOffer = (row: Variant): VariantOffer => {
  const { id, name, sku, price, compare_at_price, weight_grams } = row
  return { id, name, sku, price, compare_at_price, left: leftOf(row), weight_grams }
}

export const toVariant = (row: Variant): VariantDetail => {
  const { on_hand, reserved, low_stock, length_cm, width_cm, height_cm, active } = row
  return { ...toOffer(row), on_hand, reserved, low_stock, length_cm, width_cm, height_cm, active }
}

export const variantsOf = ({ db }: Context, product_id: number): Promise<Variant[]> =>
  db
    .select()
    .from(variants)
    .where(and(eq(variants.product_id, product_id), isNull(variants.deleted_at)))
    .orderBy(asc(variants.position), asc(variants.id))
