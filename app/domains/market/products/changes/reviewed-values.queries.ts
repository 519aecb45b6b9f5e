import type { Context } from '#platform/context.ts'
import { productAlbum } from '../products/product.album.ts'
import type { Product } from '../products/products.table.ts'
import type { ReviewedValues } from './product-change.kinds.ts'

/** What of a product waits for staff when it changes, as it is now. */
export async function reviewedValues(ctx: Context, product: Product): Promise<ReviewedValues> {
  const { name, summary, description, type_id, category_id } = product
  return { name, summary, description, type_id, category_id, photo_ids: await productAlbum.idsOf(ctx, product.id) }
}
