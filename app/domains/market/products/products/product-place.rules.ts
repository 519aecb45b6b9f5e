import { and, eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { product_categories } from '../categories/product-categories.table.ts'
import { type ProductType, product_types } from '../types/product-types.table.ts'

/** The type, one of those in use, and a category of the open shelves: nothing is sold outside the closed lists. */
export async function demandPlace(
  tx: Context,
  { type_id, category_id }: { type_id: number; category_id: number },
): Promise<ProductType> {
  const [type] = await tx.db
    .select()
    .from(product_types)
    .where(and(eq(product_types.id, type_id), eq(product_types.active, true)))
  if (!type) throw invalidField('type_id', 'Esse tipo não está na lista. Escolha um dos tipos que vendemos.')
  const [category] = await tx.db
    .select({ id: product_categories.id })
    .from(product_categories)
    .where(and(eq(product_categories.id, category_id), eq(product_categories.active, true)))
  if (!category) throw invalidField('category_id', 'Essa categoria não está na lista. Escolha outra.')
  return type
}
