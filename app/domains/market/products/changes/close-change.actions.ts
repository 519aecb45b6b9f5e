import { and, eq } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { detachPhotos } from '#platform/files/attach-photos.ts'
import { productAlbum } from '../products/product.album.ts'
import type { Product } from '../products/products.table.ts'
import { product_changes } from './product-changes.table.ts'

type End = 'recusada' | 'retirada'

/** Ends the change of a product that waits, if there is one; its new photos go to the sweep. Behind the product's lock. */
export async function closePending(tx: Context, product: Pick<Product, 'id'>, state: End, reason?: string) {
  const [closed] = await tx.db
    .update(product_changes)
    .set({ state, reason, decided_by: signedIn(tx).id, decided_at: tx.now(), updated_at: tx.now() })
    .where(and(eq(product_changes.product_id, product.id), eq(product_changes.state, 'pendente')))
    .returning()
  if (!closed) return null
  const shown = await productAlbum.idsOf(tx, product.id)
  await detachPhotos(
    tx,
    (closed.after.photo_ids ?? []).filter((id) => !shown.includes(id)),
  )
  return closed
}
