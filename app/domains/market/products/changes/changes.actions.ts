import { eq } from 'drizzle-orm'
import { audit } from '#platform/audit/audit.ts'
import { purge } from '#platform/cache/purge.ts'
import { type Context, signedIn } from '#platform/context.ts'
import { AppError } from '#platform/errors.ts'
import { searchable } from '#shared/text.ts'
import { findInStore, lockProduct } from '../products/find-product.queries.ts'
import { showChangedAlbum } from '../products/product.album.ts'
import { demandPlace } from '../products/product-place.rules.ts'
import type { StoreProduct } from '../products/products.schemas.ts'
import { type Product, products } from '../products/products.table.ts'
import { showStoreProduct } from '../products/store-products.queries.ts'
import { showForStaff } from '../staff/staff-products.queries.ts'
import type { StaffProduct } from '../staff/staff-products.schemas.ts'
import { tellStore } from '../staff/tell-store.actions.ts'
import { closePending } from './close-change.actions.ts'
import { type ProductChange, product_changes } from './product-changes.table.ts'
import { isStale } from './product-difference.model.ts'
import { reviewedValues } from './reviewed-values.queries.ts'

/** Taken back by its store. */
export const withdrawChange = (ctx: Context, ref: { store: string; product: string }): Promise<StoreProduct> =>
  ctx.transaction(async (tx) => {
    const { product, staff } = await findInStore(tx, ref, 'products.manage', 'lock')
    const closed = await closePending(tx, product, 'retirada')
    if (!closed) throw decided()
    if (staff) await audit(tx, { action: 'product_change.withdrawn', subject: `product:${product.id}`, before: closed })
    return showStoreProduct(tx, ref)
  })

/** The difference becomes the product, when both are still as staff saw them. */
export const approveChange = (ctx: Context, { id, change_id }: { id: number; change_id: number }) =>
  decide(ctx, { id, change_id }, async (tx, product, change) => {
    const now = await reviewedValues(tx, product)
    if (isStale(now, change.before))
      throw new AppError('conflict', 'O produto mudou depois que esta edição foi escrita. Recuse e peça uma nova.')
    const { photo_ids, ...columns } = change.after
    await demandPlace(tx, { ...now, ...columns })
    const name = columns.name ?? product.name
    await tx.db
      .update(products)
      .set({ ...columns, search_text: searchable(name), updated_at: tx.now() })
      .where(eq(products.id, product.id))
    if (photo_ids) await showChangedAlbum(tx, product, photo_ids)
    await tx.db
      .update(product_changes)
      .set({ state: 'aprovada', decided_by: signedIn(tx).id, decided_at: tx.now(), updated_at: tx.now() })
      .where(eq(product_changes.id, change.id))
    await audit(tx, {
      action: 'product_change.approved',
      subject: `product:${product.id}`,
      before: change.before,
      after: change.after,
    })
    await tellStore(tx, product, {
      title: 'Sua edição foi aprovada',
      text: `${name} já está na loja como você pediu.`,
      key: `product-change:${change.id}`,
    })
    await purge(tx, `product:${product.id}`, `store:${product.store_id}`, 'products')
  })

type Refusal = { id: number; change_id: number; reason: string }

export const refuseChange = (ctx: Context, { reason, ...ref }: Refusal) =>
  decide(ctx, ref, async (tx, product, change) => {
    await closePending(tx, product, 'recusada', reason)
    await audit(tx, {
      action: 'product_change.refused',
      subject: `product:${product.id}`,
      before: change.after,
      after: { reason },
    })
    await tellStore(tx, product, {
      title: 'Sua edição não foi aprovada',
      text: `${product.name} continua como estava. Motivo: ${reason}`,
      key: `product-change:${change.id}`,
    })
  })

const decided = () => new AppError('conflict', 'Esta edição já foi decidida ou retirada. Recarregue a página.')

/** One decision at a time: the product is locked, and the change must still wait. */
const decide = (
  ctx: Context,
  { id, change_id }: { id: number; change_id: number },
  act: (tx: Context, product: Product, change: ProductChange) => Promise<void>,
): Promise<StaffProduct> =>
  ctx.transaction(async (tx) => {
    const product = await lockProduct(tx, id)
    const [change] = await tx.db.select().from(product_changes).where(eq(product_changes.id, change_id))
    if (!change || change.product_id !== id || change.state !== 'pendente') throw decided()
    await act(tx, product, change)
    return showForStaff(tx, id)
  })
