import { inStore } from '#domains/market/stores/index.ts'
import { audit } from '#platform/audit/audit.ts'
import type { Context } from '#platform/context.ts'
import { signedIn } from '#platform/context.ts'
import { searchable } from '#shared/text.ts'
import { variantsOf } from '../variants/variants.queries.ts'
import { variants } from '../variants/variants.table.ts'
import { findInStore } from './find-product.queries.ts'
import type { StoreProduct } from './products.schemas.ts'
import { products } from './products.table.ts'
import { showStoreProduct } from './store-products.queries.ts'
import { freeProductSlug } from './store-slug.queries.ts'

/** A draft with the same texts and options, without stock, codes of its own and photos: those are of one product. */
export const duplicateProduct = (ctx: Context, ref: { store: string; product: string }): Promise<StoreProduct> =>
  ctx.transaction(async (tx) => {
    await inStore(tx, ref.store, 'products.manage', { lock: 'update' })
    const { product, staff } = await findInStore(tx, ref, 'products.manage')
    const name = `${product.name.slice(0, 111)} (cópia)`
    const { store_id, type_id, category_id, kind, summary, description, min_price, max_price } = product
    const [copy] = await tx.db
      .insert(products)
      .values({
        ...{ store_id, type_id, category_id, kind, summary, description, min_price, max_price, name },
        slug: await freeProductSlug(tx, store_id, name),
        search_text: searchable(name),
        created_by: signedIn(tx).id,
        updated_at: tx.now(),
      })
      .returning()
    if (!copy) throw new Error('insert returned no row')
    const rows = await variantsOf(tx, product.id)
    await tx.db.insert(variants).values(
      rows.map(({ id: _, created_at: __, sku, ...row }) => ({
        ...row,
        product_id: copy.id,
        sku: `${sku.slice(0, 30)}-C${copy.id}`,
        on_hand: 0,
        reserved: 0,
      })),
    )
    if (staff) await audit(tx, { action: 'product.duplicated', subject: `product:${copy.id}`, after: copy })
    return showStoreProduct(tx, { store: ref.store, product: String(copy.id) })
  })
