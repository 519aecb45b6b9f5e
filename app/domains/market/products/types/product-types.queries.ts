import { asc, eq, sql } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import type { ProductType } from './product-types.schemas.ts'
import { product_types } from './product-types.table.ts'

const columns = {
  id: product_types.id,
  slug: product_types.slug,
  name: product_types.name,
  kind: product_types.kind,
  icon: product_types.icon,
  active: product_types.active,
  products_count: sql<number>`(select count(*)::int from products p
    where p.type_id = product_types.id and p.deleted_at is null)`,
}

/** All types in their order; for whoever is not staff, only those in use. */
export async function listTypes({ db }: Context, only?: 'active'): Promise<{ data: ProductType[] }> {
  const data = await db
    .select(columns)
    .from(product_types)
    .where(only && eq(product_types.active, true))
    .orderBy(asc(product_types.position), asc(product_types.id))
  return { data }
}

export async function showType({ db }: Context, id: number): Promise<ProductType> {
  const [type] = await db.select(columns).from(product_types).where(eq(product_types.id, id))
  if (!type) throw new AppError('not_found', 'Esse tipo de produto não existe mais.')
  return type
}
