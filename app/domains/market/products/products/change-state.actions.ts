import { eq } from 'drizzle-orm'
import { purge } from '#platform/cache/purge.ts'
import type { Context } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { record } from '#platform/events.ts'
import '../products.events.ts'
import { demandFile } from '../files/demand-file.rules.ts'
import { followProduct } from './product.album.ts'
import { afterMove, mayMove, type ProductMove } from './product-state.model.ts'
import { isShown } from './products.policy.ts'
import { type Product, products } from './products.table.ts'

type Columns = Partial<
  Pick<
    Product,
    'state' | 'state_reason' | 'hidden_at' | 'deleted_at' | 'submitted_at' | 'published_at' | 'highlighted_at'
  >
>

/** The one writer of what makes a product seen or not; its photos follow, and whoever sells it is told. */
export async function changeState(tx: Context, product: Product, columns: Columns): Promise<Product> {
  const now = { ...product, ...columns, updated_at: tx.now() }
  if (isShown(now) && !isShown(product)) await demandFile(tx, now)
  await tx.db
    .update(products)
    .set({ ...columns, updated_at: now.updated_at })
    .where(eq(products.id, product.id))
  await followProduct(tx, now)
  const about = { product_id: product.id, store_id: product.store_id }
  if (isShown(now) && !isShown(product)) await record(tx, 'product.published', about)
  if (!isShown(now) && isShown(product)) await record(tx, 'product.closed', about)
  await purge(tx, `product:${product.id}`, `store:${product.store_id}`, 'products')
  return now
}

/** @throws 409 for a move that its state does not have: somebody was faster. */
export function moveProduct(tx: Context, product: Product, move: ProductMove, columns: Omit<Columns, 'state'> = {}) {
  if (!mayMove(move, product.state))
    throw new AppError('conflict', 'O produto já mudou de situação. Recarregue a página e veja como está.')
  return changeState(tx, product, { ...columns, state: afterMove(move) })
}
