import { and, eq, isNull } from 'drizzle-orm'
import { type InStore, inStore } from '#domains/market/stores/index.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { byIdOrSlug } from '#platform/owned/owned.ts'
import { type Product, products } from './products.table.ts'

export const noProduct = () => new AppError('not_found', 'Não encontramos esse produto.')

type Ref = { store: string; product: string }

/** A product of a store in which the viewer works; `lock` keeps it as it is until the commit. */
export async function findInStore(
  ctx: Context,
  { store: slug, product: id_or_slug }: Ref,
  right: 'store.read' | 'products.manage',
  lock?: 'lock',
): Promise<InStore & { product: Product }> {
  const worker = await inStore(ctx, slug, right)
  const read = ctx.db
    .select()
    .from(products)
    .where(and(eq(products.store_id, worker.store.id), byIdOrSlug(products, id_or_slug), isNull(products.deleted_at)))
    .limit(1)
  const [product] = await (lock ? read.for('update') : read)
  if (!product) throw noProduct()
  return { ...worker, product }
}

/** Whatever its state, for staff and for the moderation; locked until the commit. */
export async function lockProduct(tx: Context, id: number): Promise<Product> {
  const [product] = await tx.db.select().from(products).where(eq(products.id, id)).for('update')
  if (!product) throw noProduct()
  return product
}
