import { eq } from 'drizzle-orm'
import { inStore } from '#domains/market/stores/index.ts'
import { stores } from '#domains/market/stores/stores/stores.table.ts'
import { audit } from '#platform/audit/audit.ts'
import { purge } from '#platform/cache/purge.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { findByKey } from '#platform/owned/find-by-key.ts'
import { searchable } from '#shared/text.ts'
import { closePending } from '../changes/close-change.actions.ts'
import { proposeChange } from '../changes/propose-change.actions.ts'
import { demandFile } from '../files/demand-file.rules.ts'
import { keepFiles } from '../files/keep-files.actions.ts'
import { keepVariants, lockVariants } from '../variants/keep-variants.actions.ts'
import { demandAllowedProduct } from '../words/allowed-product.rules.ts'
import { changeState, moveProduct } from './change-state.actions.ts'
import { demandComplete } from './complete-product.rules.ts'
import { findInStore } from './find-product.queries.ts'
import { mergeProduct } from './merge-product.rules.ts'
import { productAlbum } from './product.album.ts'
import { demandPlace } from './product-place.rules.ts'
import { isReviewed } from './product-state.model.ts'
import type { StoreProduct, StoreProductChange, StoreProductCreate, StoreProductInput } from './products.schemas.ts'
import { type Product, products } from './products.table.ts'
import { showStoreProduct } from './store-products.queries.ts'
import { freeProductSlug } from './store-slug.queries.ts'

type Ref = { store: string; product: string }

/** A draft, which its store alone sees. */
export const createProduct = (ctx: Context, input: StoreProductCreate): Promise<StoreProduct> =>
  ctx.transaction(async (tx) => {
    const { store, staff } = await inStore(tx, input.store, 'products.manage')
    // One writer of the store's addresses at a time; a form sent twice waits here, and finds what the first one made.
    await tx.db.select({ id: stores.id }).from(stores).where(eq(stores.id, store.id)).for('update')
    const again = await findByKey(tx, products, input.idempotency_key)
    if (again) return showStoreProduct(tx, { store: input.store, product: String(again) })
    const type = await demandTexts(tx, input)
    const [made] = await tx.db
      .insert(products)
      .values({
        ...columnsOf(input),
        kind: type.kind,
        store_id: store.id,
        created_by: signedIn(tx).id,
        slug: await freeProductSlug(tx, store.id, input.name),
        idempotency_key: input.idempotency_key,
        updated_at: tx.now(),
      })
      .returning()
    if (!made) throw new Error('insert returned no row')
    await productAlbum.fill(tx, made.id, input.photo_ids, { public: false })
    await keepVariants(tx, made, input.variants)
    await keepFiles(tx, made.id, type.kind === 'digital' ? input.file_ids : [])
    if (staff) await audit(tx, { action: 'product.created', subject: `product:${made.id}`, after: made })
    return showStoreProduct(tx, { store: input.store, product: String(made.id) })
  })

/**
 * Prices, stock and files act at once. Texts, photos, type and category of what was approved before wait for staff as a
 * difference; the live product stays as it is meanwhile.
 */
export const updateProduct = (
  ctx: Context,
  { store, product: ref, sure, ...edit }: StoreProductChange,
): Promise<StoreProduct> =>
  write(ctx, { store, product: ref }, 'updated', async (tx, product) => {
    const input = mergeProduct(edit, await showStoreProduct(tx, { store, product: String(product.id) }))
    const type = await demandTexts(tx, input)
    if (isReviewed(product.state)) await proposeChange(tx, product, { ...input, kind: type.kind })
    else {
      const columns = { ...columnsOf(input), kind: type.kind, updated_at: tx.now() }
      await tx.db.update(products).set(columns).where(eq(products.id, product.id))
      await productAlbum.replace(tx, product.id, input.photo_ids, { public: false })
    }
    const kind = isReviewed(product.state) ? product.kind : type.kind
    await keepVariants(tx, { ...product, kind }, input.variants, sure)
    await keepFiles(tx, product.id, kind === 'digital' ? input.file_ids : [])
    if (product.published_at) await demandFile(tx, { ...product, kind })
    await purge(tx, `product:${product.id}`, 'products')
  })

/** To staff, who look at each product before it is sold for the first time. */
export const submitProduct = (ctx: Context, ref: Ref) =>
  write(ctx, ref, 'submitted', async (tx, product) => {
    await demandComplete(tx, product)
    await moveProduct(tx, product, 'submit', { submitted_at: tx.now(), state_reason: null })
  })

/** Back from staff, while nobody has decided. */
export const withdrawProduct = (ctx: Context, ref: Ref) =>
  write(ctx, ref, 'withdrawn', (tx, product) => moveProduct(tx, product, 'withdraw', { submitted_at: null }))

export const pauseProduct = (ctx: Context, ref: Ref) =>
  write(ctx, ref, 'paused', (tx, product) => moveProduct(tx, product, 'pause'))

export const resumeProduct = (ctx: Context, ref: Ref) =>
  write(ctx, ref, 'resumed', (tx, product) => moveProduct(tx, product, 'resume'))

/** Orders that had it still name it. */
export const removeProduct = (ctx: Context, ref: Ref): Promise<void> =>
  ctx.transaction(async (tx) => {
    const { product, staff } = await findInStore(tx, ref, 'products.manage', 'lock')
    await closePending(tx, product, 'retirada')
    await changeState(tx, product, { deleted_at: tx.now() })
    if (staff) await audit(tx, { action: 'product.deleted', subject: `product:${product.id}`, before: product })
  })

async function demandTexts(tx: Context, input: StoreProductInput) {
  const { name, summary, description } = input
  await demandAllowedProduct(tx, { name, summary, description })
  return demandPlace(tx, input)
}

const columnsOf = ({ name, summary, description, type_id, category_id }: StoreProductInput) => ({
  name,
  summary,
  description,
  type_id,
  category_id,
  search_text: searchable(name),
})

/** Variants locked, then the product: in the order of whoever sells. What staff does in a store is audited. */
const write = (
  ctx: Context,
  ref: Ref,
  action: string,
  act: (tx: Context, product: Product) => Promise<unknown>,
): Promise<StoreProduct> =>
  ctx.transaction(async (tx) => {
    const { product: seen } = await findInStore(tx, ref, 'products.manage')
    await lockVariants(tx, seen.id)
    const { product, staff } = await findInStore(tx, ref, 'products.manage', 'lock')
    await act(tx, product)
    const after = await showStoreProduct(tx, { store: ref.store, product: String(product.id) })
    if (staff)
      await audit(tx, { action: `product.${action}`, subject: `product:${product.id}`, before: product, after })
    return after
  })
