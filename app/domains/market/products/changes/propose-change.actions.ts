import { and, eq } from 'drizzle-orm'
import { type Context, signedIn } from '#platform/context.ts'
import { invalidField } from '#platform/errors.ts'
import { attachPhotos } from '#platform/files/attach-photos.ts'
import { files } from '#platform/files/files.table.ts'
import { productAlbum } from '../products/product.album.ts'
import type { Product } from '../products/products.table.ts'
import type { ProductKind } from '../types/product-type.kinds.ts'
import { closePending } from './close-change.actions.ts'
import type { ReviewedValues } from './product-change.kinds.ts'
import { product_changes } from './product-changes.table.ts'
import { differenceOf } from './product-difference.model.ts'
import { reviewedValues } from './reviewed-values.queries.ts'

/**
 * What was typed, as a difference that waits for staff. Written again, it is a new one, and the one before is withdrawn:
 * staff decides by its number, so never about what they did not see. Without a difference nothing waits.
 */
export async function proposeChange(tx: Context, product: Product, typed: ReviewedValues & { kind: ProductKind }) {
  if (typed.kind !== product.kind)
    throw invalidField('type_id', 'Um produto já publicado não muda de tipo assim. Duplique e publique o novo.')
  const { name, summary, description, type_id, category_id, photo_ids } = typed
  const now = await reviewedValues(tx, product)
  const wanted = { name, summary, description, type_id, category_id, photo_ids }
  const { fields, before, after } = differenceOf(now, wanted)
  const held = await photosOfPending(tx, product.id)
  const kept = held.filter((id) => photo_ids.includes(id))
  await closePending(tx, product, 'retirada')
  if (!fields.length) return
  if (!photo_ids.length) throw invalidField('photo_ids', 'Deixe ao menos uma foto.')
  // Photos of the withdrawn one were let go a moment ago, whoever of the store had sent them.
  for (const id of kept) await tx.db.update(files).set({ attached: true }).where(eq(files.id, id))
  const shown = await productAlbum.idsOf(tx, product.id)
  await attachPhotos(
    tx,
    photo_ids.filter((id) => !shown.includes(id) && !kept.includes(id)),
    { public: false },
  )
  await tx.db.insert(product_changes).values({
    product_id: product.id,
    created_by: signedIn(tx).id,
    before,
    after,
    created_at: tx.now(),
    updated_at: tx.now(),
  })
}

async function photosOfPending(tx: Context, product_id: number): Promise<number[]> {
  const [pending] = await tx.db
    .select({ after: product_changes.after })
    .from(product_changes)
    .where(and(eq(product_changes.product_id, product_id), eq(product_changes.state, 'pendente')))
  return pending?.after.photo_ids ?? []
}
