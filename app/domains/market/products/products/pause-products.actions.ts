import { asc, inArray } from 'drizzle-orm'
import type { Context } from '#platform/context.ts'
import { moveProduct } from './change-state.actions.ts'
import { products } from './products.table.ts'

/** Off sale, because what they open is not there any more; their store resumes them. Those that are not on sale stay as they are. */
export async function pauseProducts(tx: Context, ids: number[]) {
  if (!ids.length) return
  const rows = await tx.db
    .select()
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('update')
  for (const product of rows) if (product.state === 'publicado') await moveProduct(tx, product, 'pause')
}
