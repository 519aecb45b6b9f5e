import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { isSold } from '../products/products.policy.ts'
import { inTreeOrder } from './category-tree.model.ts'
import type { Category } from './product-categories.schemas.ts'
import { product_categories } from './product-categories.table.ts'

const columns = {
  id: product_categories.id,
  slug: product_categories.slug,
  name: product_categories.name,
  parent_id: product_categories.parent_id,
  depth: product_categories.depth,
  icon: product_categories.icon,
  active: product_categories.active,
}

/** The shelves that are open (those of a closed one are closed too), with what is seen in each. */
export async function listCategories(ctx: Context): Promise<{ data: Category[] }> {
  const rows = await ctx.db
    .select({ ...columns, products_count: sql<number>`0` })
    .from(product_categories)
    .where(eq(product_categories.active, true))
    .orderBy(asc(product_categories.position), asc(product_categories.id))
  return {
    data: await counted(ctx, inTreeOrder(rows), sql`join stores on stores.id = products.store_id where ${isSold}`),
  }
}

/** All of them, for staff. */
export async function listAllCategories(ctx: Context): Promise<{ data: Category[] }> {
  const rows = await ctx.db
    .select({ ...columns, products_count: sql<number>`0` })
    .from(product_categories)
    .orderBy(asc(product_categories.position), asc(product_categories.id))
  return { data: await counted(ctx, inTreeOrder(rows), sql`where products.deleted_at is null`) }
}

/** Each with the products in it and below it. */
async function counted(ctx: Context, tree: Category[], where: SQL): Promise<Category[]> {
  const { rows } = await ctx.db.execute<{ category_id: number; count: number }>(
    sql`select category_id, count(*)::int as count from products ${where} group by category_id`,
  )
  const own = new Map(rows.map(({ category_id, count }) => [category_id, count]))
  const total = (id: number): number =>
    tree.filter(({ parent_id }) => parent_id === id).reduce((sum, child) => sum + total(child.id), own.get(id) ?? 0)
  return tree.map((category) => ({ ...category, products_count: total(category.id) }))
}

export async function showCategory(ctx: Context, id: number): Promise<Category> {
  const found = (await listAllCategories(ctx)).data.find((category) => category.id === id)
  if (!found) throw new AppError('not_found', 'Essa categoria não existe mais.')
  return found
}

/** A condition on `products`: in this category or below it. Three levels at most, so two steps up are enough. */
export const inCategory = (slug: string) => sql`products.category_id in (
  select c.id from product_categories c
  left join product_categories above on above.id = c.parent_id
  left join product_categories top on top.id = above.parent_id
  where ${slug} in (c.slug, above.slug, top.slug))`
