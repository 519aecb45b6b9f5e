import { eq } from 'drizzle-orm'
import type { Moderated } from '#domains/base/social/index.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { ownerOf } from '../offers/product-target.queries.ts'
import { changeState } from '../products/change-state.actions.ts'
import { lockProduct, noProduct } from '../products/find-product.queries.ts'
import { productAlbum } from '../products/product.album.ts'
import { products } from '../products/products.table.ts'

/** Hidden, a product is its store's and the staff's alone; removed, it is also out of the store's hands. */
export const moderatedProduct: Moderated = {
  seen: async (ctx, id) => {
    const [row] = await ctx.db
      .select({ product: products, store: stores.slug })
      .from(products)
      .innerJoin(stores, eq(stores.id, products.store_id))
      .where(eq(products.id, id))
    if (!row) throw noProduct()
    const { name, summary, description, slug, deleted_at } = row.product
    return {
      title: name,
      text: [summary, description].filter(Boolean).join('\n\n'),
      url: `/loja/${row.store}/${slug}`,
      author_id: await ownerOf(ctx, id),
      gone: deleted_at !== null,
      photo_ids: await productAlbum.idsOf(ctx, id),
    }
  },
  hide: async (tx, id) => {
    await changeState(tx, await lockProduct(tx, id), { hidden_at: tx.now() })
    return {}
  },
  remove: async (tx, id) => {
    const product = await lockProduct(tx, id)
    await changeState(tx, product, { hidden_at: tx.now(), state: 'removido' })
    return { state: product.state }
  },
  show: async (tx, id, before) => {
    await changeState(tx, await lockProduct(tx, id), { ...(before as object), hidden_at: null })
  },
}
