import { eq } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { pathName } from '../categories/category-tree.model.ts'
import { product_categories } from '../categories/product-categories.table.ts'
import { product_types } from '../types/product-types.table.ts'
import { noProduct } from './find-product.queries.ts'

/** A type and a category by name, the category with the way to it. */
export async function placesOf(ctx: Context, { type_id, category_id }: { type_id: number; category_id: number }) {
  const { id, slug, name } = product_types
  const [types, tree] = await Promise.all([
    ctx.db.select({ id, slug, name }).from(product_types).where(eq(product_types.id, type_id)),
    ctx.db.select().from(product_categories),
  ])
  const category = tree.find((one) => one.id === category_id)
  const [type] = types
  if (!type || !category) throw noProduct()
  return {
    type,
    category: { id: category_id, slug: category.slug, name: category.name, path: pathName(tree, category_id) },
  }
}
